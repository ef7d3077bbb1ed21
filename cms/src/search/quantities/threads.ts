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

/** Threads of bolts that fit a hole whose diameter is read as a length. */
export const threadsThrough = (readings: readonly QuantityReading[]): QuantityReading[] =>
  lengths(readings).flatMap(({ quantity, weight }) => {
    const thread = quantity.imperial ? undefined : threadOfHole(quantity.min)
    return thread === undefined
      ? []
      : [{ quantity: single('thread', thread), weight: weight * ofHole }]
  })

/** Threads of a bolt whose size is read as a length. */
export const threadsOfBolt = (readings: readonly QuantityReading[]): QuantityReading[] =>
  lengths(readings).flatMap(({ quantity }) =>
    !quantity.imperial && threadSizes.includes(quantity.min)
      ? [{ quantity: single('thread', quantity.min), weight: ofBolt }]
      : [],
  )
