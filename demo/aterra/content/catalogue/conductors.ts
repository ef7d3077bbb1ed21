/**
 * Stranded conductors by nominal section. `diameter`: usual outer diameter of a class 2 copper
 * strand, mm; `nearest`: nearest AWG or kcmil size, never equal (50 mm² is not 1/0 AWG, which has
 * 53.5 mm²).
 */
export const conductors = [
  { section: 6, diameter: 3.1, nearest: '10 AWG' },
  { section: 10, diameter: 4.1, nearest: '8 AWG' },
  { section: 16, diameter: 5.1, nearest: '6 AWG' },
  { section: 25, diameter: 6.4, nearest: '3 AWG' },
  { section: 35, diameter: 7.5, nearest: '2 AWG' },
  { section: 50, diameter: 8.9, nearest: '1/0 AWG' },
  { section: 70, diameter: 10.7, nearest: '2/0 AWG' },
  { section: 95, diameter: 12.6, nearest: '3/0 AWG' },
  { section: 120, diameter: 14.2, nearest: '250 kcmil' },
  { section: 150, diameter: 15.7, nearest: '300 kcmil' },
  { section: 185, diameter: 17.6, nearest: '350 kcmil' },
  { section: 240, diameter: 20.3, nearest: '500 kcmil' },
  { section: 300, diameter: 22.7, nearest: '600 kcmil' },
  { section: 400, diameter: 25.7, nearest: '800 kcmil' },
  { section: 500, diameter: 29.3, nearest: '1000 kcmil' },
  { section: 630, diameter: 33.2, nearest: '1250 kcmil' },
] as const

export type Section = (typeof conductors)[number]['section']

export function conductor(section: number) {
  const row = conductors.find((c) => c.section === section)
  if (!row) throw new Error(`No conductor of ${section} mm²`)
  return row
}

/** Clearance holes, ISO 273 medium series, mm. */
export const clearanceHole: Record<number, number> = {
  5: 5.5,
  6: 6.6,
  8: 9,
  10: 11,
  12: 13.5,
  16: 17.5,
  20: 22,
}

/** Tightening torque of steel bolts of class 8.8 with a clean, dry thread, N·m, by their thread. */
export const studTorque: Record<number, number> = {
  5: 5,
  6: 9,
  8: 22,
  10: 44,
  12: 75,
  16: 180,
  20: 350,
}

/** Rounds to one decimal, as on the drawings. */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals))
}

/** Hexagonal die by section: the index stamped on the part and the color of its band. */
export const dies = [
  { upTo: 10, index: 10, colour: 'blue' },
  { upTo: 16, index: 11, colour: 'blue' },
  { upTo: 25, index: 12, colour: 'grey' },
  { upTo: 35, index: 13, colour: 'brown' },
  { upTo: 50, index: 14, colour: 'green' },
  { upTo: 70, index: 15, colour: 'pink' },
  { upTo: 95, index: 16, colour: 'black' },
  { upTo: 120, index: 17, colour: 'orange' },
  { upTo: 150, index: 18, colour: 'purple' },
  { upTo: 185, index: 19, colour: 'yellow' },
  { upTo: 240, index: 20, colour: 'white' },
  { upTo: 300, index: 22, colour: 'red' },
  { upTo: 400, index: 24, colour: 'blue' },
  { upTo: 500, index: 26, colour: 'brown' },
  { upTo: 630, index: 28, colour: 'green' },
] as const

export function die(section: number): string {
  const row = dies.find((d) => section <= d.upTo)
  if (!row) throw new Error(`No die for ${section} mm²`)
  return `${row.colour}-${row.index}`
}

/**
 * Tube of a compression barrel for a conductor: bore with clearance for insertion, wall with at
 * least as much copper as the conductor's section.
 */
export function barrel(section: number): { bore: number; outer: number } {
  const { diameter } = conductor(section)
  const bore = diameter * 1.07 + 0.3
  const wallArea = section * 1.15 + 6
  return { bore: round(bore), outer: round(Math.sqrt(bore ** 2 + (4 * wallArea) / Math.PI)) }
}

/**
 * Die of a barrel that is not of copper: the die of the copper barrel with the next outside
 * diameter.
 */
export function dieForOuter(outer: number): string {
  const next = conductors.find((c) => barrel(c.section).outer >= outer)
  if (!next) throw new Error(`No die for a barrel of ${outer} mm`)
  return die(next.section)
}

/** Pieces per box: fewer for heavier parts. */
export function packing(section: number): number {
  return section <= 35 ? 50 : section <= 95 ? 25 : section <= 240 ? 10 : 5
}
