/** Series of a curve: points `[x, y]`, x rising. */
export interface Series {
  name: string
  points: [number, number][]
}

/**
 * Curve as stored by a product: its series, or the text of a table that could not be read, which a
 * draft may keep. `key`: the attribute; `part_number`: null for all.
 */
export interface StoredCurve {
  key: string
  part_number: string | null
  series?: Series[]
  text?: string
}

/** Most series of a curve, and points of a series. */
export const maxSeries = 8
export const maxPoints = 200

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite)

const isSeries = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['points']) &&
  value['points'].every(isPoint)

/** Whether a stored value has the shape of curves. */
export const areCurves = (value: unknown): value is StoredCurve[] =>
  Array.isArray(value) &&
  value.every(
    (curve) =>
      isRecord(curve) &&
      typeof curve['key'] === 'string' &&
      (curve['part_number'] === null || typeof curve['part_number'] === 'string') &&
      (typeof curve['text'] === 'string' ||
        (Array.isArray(curve['series']) && curve['series'].every(isSeries))),
  )
