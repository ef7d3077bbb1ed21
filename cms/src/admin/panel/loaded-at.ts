/**
 * Request header of a form: which document it shows and when that was last saved, as
 * `<collection>/<id> <ISO date>`. Not
 * `x-vitrine-…`: the gateway drops those.
 */
export const loadedAtHeader = 'x-form-loaded-at'

export const loadedAtValue = (document: string, updatedAt: string): string =>
  `${document} ${updatedAt}`

/**
 * The time (ms) at which the form's state of `document` was saved; nothing for a request about
 * another document.
 */
export function loadedAtOf(header: string | null, document: string): number | undefined {
  const [named, updatedAt] = header?.split(' ') ?? []
  const time = named === document ? Date.parse(updatedAt ?? '') : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** What the server answers (409) to a form whose document was saved by someone else meanwhile. */
export interface Stale {
  updatedAt: string
  /** The stored document in the locale of the form, relations as ids. */
  document: Record<string, unknown>
}
