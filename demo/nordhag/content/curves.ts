import type { ProductCurve } from '../../company-shape.ts'

type Point = [number, number]

const rounded = (value: number): number => Math.round(value * 10) / 10

/** Pressures up to a limit, bar: every 50 bar, and the limit. */
const pressuresTo = (limit: number): number[] => [
  ...Array.from({ length: Math.ceil(limit / 50) }, (_, index) => index * 50),
  limit,
]

/** `leakage` of a pump: share of its flow that is lost at 100 bar and 1500 1/min. */
interface Pump {
  displacement: number
  limit: number
  leakage: number
}

/**
 * Flow in L/min at speeds in 1/min: displacement × speed, less a leakage that grows with the
 * pressure and does not depend on the speed.
 */
export function flowCurve(
  { displacement, limit, leakage }: Pump,
  speeds: readonly number[],
  partNumber?: string,
): ProductCurve {
  const lost = (bar: number) => (displacement * 1.5 * leakage * bar) / 100
  return {
    key: 'flow-curve',
    ...(partNumber === undefined ? {} : { partNumber }),
    series: speeds.map((speed) => ({
      name: `${speed} 1/min`,
      points: pressuresTo(limit).map((bar): Point => [
        bar,
        rounded((displacement * speed) / 1000 - lost(bar)),
      ]),
    })),
  }
}

/**
 * Volumetric and overall efficiency in percent at 1500 1/min; friction has more effect at low
 * pressure.
 */
export function efficiencyCurve({ limit, leakage }: Omit<Pump, 'displacement'>): ProductCurve {
  const pressures = pressuresTo(limit).slice(1)
  const volumetric = (bar: number) => 100 * (1 - (leakage * bar) / 100)
  return {
    key: 'efficiency',
    series: [
      {
        name: 'volumetric',
        points: pressures.map((bar): Point => [bar, rounded(volumetric(bar))]),
      },
      {
        name: 'total',
        points: pressures.map((bar): Point => [
          bar,
          rounded(volumetric(bar) * (0.965 - 4.2 / (bar + 8))),
        ]),
      },
    ],
  }
}

/**
 * Flow of a pump with a pressure compensator: nearly constant until shortly below the setting, zero
 * at
 * it.
 */
export const compensatedCurve = (litres: number, settings: readonly number[]): ProductCurve => ({
  key: 'flow-curve',
  series: settings.map((setting) => ({
    name: `${setting} bar`,
    points: [
      [0, litres],
      [rounded(setting * 0.5), rounded(litres * 0.985)],
      [rounded(setting * 0.93), rounded(litres * 0.965)],
      [rounded(setting * 0.97), rounded(litres * 0.6)],
      [setting, 0],
    ],
  })),
})

/** Pressure drop, which reaches `bar` at `litres` and grows mostly with the square of the flow. */
export const lossCurve = (
  litres: number,
  ways: Readonly<Record<string, number>>,
): ProductCurve => ({
  key: 'loss',
  series: Object.entries(ways).map(([name, bar]) => ({
    name,
    points: Array.from({ length: 9 }, (_, index): Point => {
      const flow = rounded((litres * index) / 8)
      return [flow, rounded(bar * (0.12 * (flow / litres) + 0.88 * (flow / litres) ** 2))]
    }),
  })),
})
