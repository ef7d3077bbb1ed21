import { single } from './quantity.ts'
import type { QuantityReading } from './quantity.ts'

/** Metric threads that are recognized, millimeters. */
export const threadSizes = [
  2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 25, 27, 30, 32, 36, 40, 50, 63,
]

/**
 * Maximum diameter of a hole for each metric thread (ISO 273, coarse) with a tolerance,
 * millimeters.
 */
const clearances: readonly (readonly [thread: number, hole: number])[] = [
  [3, 3.7],
  [4, 4.9],
  [5, 5.9],
  [6, 7.1],
  [8, 9.5],
  [10, 11.5],
  [12, 14.5],
  [14, 16],
  [16, 18.6],
  [20, 24],
  [24, 28],
  [30, 35],
]

/** Thread of a bolt that fits a hole; undefined if no thread does. */
const threadOfHole = (diameter: number): number | undefined =>
  clearances.find(([thread, hole]) => thread <= diameter && diameter <= hole)?.[0]

/** Weight of the thread of a hole, relative to the length. */
const ofHole = 0.95
/** Weight of the thread of a bolt, relative to the length. */
const ofBolt = 1

const lengths = (readings: readonly QuantityReading[]): QuantityReading[] =>
  readings.filter(({ quantity: { kind, min, max } }) => kind === 'length' && min === max)

/** Greatest size of a bolt in inches, millimeters. */
const maxImperialMm = 50.8

/** Threads of a bolt or hole that is named in inches, which the nearest metric ones fit. */
const imperialThreads = (readings: readonly QuantityReading[], factor: number): QuantityReading[] =>
  lengths(readings).flatMap(({ quantity: { min, imperial }, weight }) =>
    imperial && min <= maxImperialMm
      ? [{ quantity: single('thread', min, true), weight: weight * factor }]
      : [],
  )

/** Threads of bolts that fit a hole whose diameter is read as a length. */
export const threadsThrough = (readings: readonly QuantityReading[]): QuantityReading[] => [
  ...lengths(readings).flatMap(({ quantity, weight }) => {
    const thread = quantity.imperial ? undefined : threadOfHole(quantity.min)
    return thread === undefined
      ? []
      : [{ quantity: single('thread', thread), weight: weight * ofHole }]
  }),
  ...imperialThreads(readings, ofHole),
]

/** Threads of a bolt whose size is read as a length. */
export const threadsOfBolt = (readings: readonly QuantityReading[]): QuantityReading[] => [
  ...lengths(readings).flatMap(({ quantity }) =>
    !quantity.imperial && threadSizes.includes(quantity.min)
      ? [{ quantity: single('thread', quantity.min), weight: ofBolt }]
      : [],
  ),
  ...imperialThreads(readings, ofBolt),
]

/** Metric threads beside the nominal inches of pipe threads (NPT, BSP), whose diameter is larger. */
const pipeThreads: ReadonlyMap<number, number> = new Map([
  [0.25, 12],
  [0.375, 16],
  [0.5, 20],
  [0.75, 25],
  [1, 32],
  [1.25, 40],
  [1.5, 50],
  [2, 63],
])

/** Threads of a cable gland: the metric one, or the one nearest to a pipe thread in inches. */
export const threadsOfGland = (readings: readonly QuantityReading[]): QuantityReading[] =>
  lengths(readings).flatMap(({ quantity: { min, imperial }, weight }): QuantityReading[] => {
    if (imperial) {
      const thread = pipeThreads.get(Math.round((min / 25.4) * 1000) / 1000)
      return thread === undefined ? [] : [{ quantity: single('thread', thread, true), weight }]
    }
    return threadSizes.includes(min) ? [{ quantity: single('thread', min), weight }] : []
  })
