/** Series of a curve: points `[x, y]` with increasing x. */
export interface Series {
  name: string
  points: [number, number][]
}

/**
 * Stored curve of a product: its series, or the text of an invalid table, which only a draft can
 * have. `key`: the attribute; `part_number`: null for a curve of all part numbers.
 */
export interface StoredCurve {
  key: string
  part_number: string | null
  series?: Series[]
  text?: string
}

/** Maximum series per curve. */
export const maxSeries = 8
/** Maximum points per series. */
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

/** True if a stored value is an array of curves. */
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
