/**
 * Example of the grounding guide: a square mesh with rods along its edge, after IEEE 80 (50 kg
 * body).
 */
const rho = 200
const gravel = { rho: 3000, thickness: 0.1 }
const seconds = 0.5
const gridCurrent = 2000
const side = 40
const depth = 0.5
/** Diameter of the bare copper conductor of 50 mm² in the catalogue: 8.9 mm, in m. */
const diameter = 0.0089
const rods = { count: 20, length: 2.4 }

const area = side ** 2
const rodLength = rods.count * rods.length

const Cs = 1 - (0.09 * (1 - rho / gravel.rho)) / (2 * gravel.thickness + 0.09)
export const limits = {
  Cs,
  touch: ((1000 + 1.5 * Cs * gravel.rho) * 0.116) / Math.sqrt(seconds),
  step: ((1000 + 6 * Cs * gravel.rho) * 0.116) / Math.sqrt(seconds),
}

/**
 * Figures of a square grid whose conductors are `spacing` m apart. It has as many in each
 * direction, so n is their number along one side.
 */
export function meshOf(spacing: number) {
  const n = side / spacing + 1
  const cable = 2 * n * side
  const resistance =
    rho *
    (1 / (cable + rodLength) +
      (1 / Math.sqrt(20 * area)) * (1 + 1 / (1 + depth * Math.sqrt(20 / area))))
  const Ki = 0.644 + 0.148 * n
  const Km =
    (1 / (2 * Math.PI)) *
    (Math.log(
      spacing ** 2 / (16 * depth * diameter) +
        (spacing + 2 * depth) ** 2 / (8 * spacing * diameter) -
        depth / (4 * diameter),
    ) +
      (1 / Math.sqrt(1 + depth)) * Math.log(8 / (Math.PI * (2 * n - 1))))
  const Ks =
    (1 / Math.PI) * (1 / (2 * depth) + 1 / (spacing + depth) + (1 / spacing) * (1 - 0.5 ** (n - 2)))
  const effective = cable + (1.55 + 1.22 * (rods.length / Math.hypot(side, side))) * rodLength
  return {
    n,
    cable,
    resistance,
    rise: resistance * gridCurrent,
    Ki,
    Km,
    Ks,
    mesh: (rho * Km * Ki * gridCurrent) / effective,
    step: (rho * Ks * Ki * gridCurrent) / (0.75 * cable + 0.85 * rodLength),
  }
}

/**
 * Section at which hard-drawn copper reaches its melting point, mm², for kA and seconds, from 40
 * °C.
 */
export const meltingSection = (kiloamperes: number, time: number): number =>
  kiloamperes / Math.sqrt((3.42e-4 / (time * 0.00381 * 1.78)) * Math.log((242 + 1084) / (242 + 40)))
