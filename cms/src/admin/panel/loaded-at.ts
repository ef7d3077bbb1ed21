/**
 * Request header of a form: the document and the time of the version that the form was opened with,
 * as `<collection>/<id> <ISO date>`. The name does not begin with `x-vitrine-`, because the gateway
 * removes such headers.
 */
export const loadedAtHeader = 'x-form-loaded-at'

export const loadedAtValue = (document: string, updatedAt: string): string =>
  `${document} ${updatedAt}`

/**
 * Time (ms) of the version that the form of `document` was opened with; undefined for a request
 * about another document.
 */
export function loadedAtOf(header: string | null, document: string): number | undefined {
  const [named, updatedAt] = header?.split(' ') ?? []
  const time = named === document ? Date.parse(updatedAt ?? '') : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** Body of the 409 response to a form whose document has a newer version. */
export interface Stale {
  updatedAt: string
  /** Stored document in the form's locale, relations as ids. */
  document: Record<string, unknown>
}
