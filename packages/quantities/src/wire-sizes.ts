import { inUnit, unit } from './units.ts'

const [kcmil, mm2] = [unit('kcmil'), unit('mm²')]

/** Cross-section of an AWG size in mm² (ASTM B258); 1/0 is 0, 2/0 is −1, 4/0 is −3. */
export const awgSection = (size: number): number =>
  (Math.PI / 4) * (0.127 * 92 ** ((36 - size) / 39)) ** 2

/** Cross-section of a kcmil size in mm². */
export const kcmilSection = (size: number): number => inUnit(size, kcmil, mm2) ?? Number.NaN

/** Nominal cross-sections in mm² (IEC 60228). */
const sections = [
  0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300, 400, 500, 630,
  800, 1000,
]

/** Names and sections in mm² of the sizes sold by AWG (24 to 4/0) and kcmil (UL 486A). */
const namedGauges: readonly (readonly [name: string, section: number])[] = [
  ...[24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 3, 2, 1, 0, -1, -2, -3].map(
    (size) => [`${size > 0 ? size : `${1 - size}/0`} AWG`, awgSection(size)] as const,
  ),
  ...[250, 300, 350, 400, 500, 600, 700, 750, 800, 900, 1000, 1250, 1500, 1750, 2000].map(
    (size) => [`${size} kcmil`, kcmilSection(size)] as const,
  ),
]

const gauges = namedGauges.map(([, section]) => section)

function nearest(value: number, sizes: readonly number[]): number {
  const apart = (size: number) => Math.abs(Math.log(size / value))
  return sizes.reduce((best, size) => (apart(size) < apart(best) ? size : best))
}

const close = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * 0.005

/** True if a cross-section is a nominal one. */
export const isNominalSection = (mm2: number): boolean => sections.includes(mm2)

/**
 * True if a section in mm² and a gauge (its section in mm²) are nearest to each other in the table.
 * Nearest is not equal: 95 mm² is not 3/0 AWG (85 mm²).
 */
export const isNearest = (section: number, gauge: number): boolean =>
  close(nearest(gauge, sections), section) || close(nearest(section, gauges), gauge)

/**
 * Name of the gauge nearest to a nominal section in mm² (`3/0 AWG` for 95); undefined for a section
 * that is not nominal. Nearest is not equal.
 */
export function nearestGauge(section: number): string | undefined {
  if (!isNominalSection(section)) return undefined
  const size = nearest(section, gauges)
  return namedGauges.find(([, own]) => own === size)?.[0]
}
