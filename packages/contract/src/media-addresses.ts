import { mediaBase } from './api-base.ts'

/**
 * Makes the media addresses of a JSON text absolute. Addresses are whole strings, or values of an
 * attribute in a text with HTML, so each follows a quote.
 */
export const withAbsoluteMedia = (json: string, origin: string): string =>
  json.replaceAll(`"${mediaBase}`, `"${origin}${mediaBase}`)

/** Makes the media addresses of this origin relative again, as pages contain them. */
export const withRelativeMedia = (json: string, origin: string): string =>
  json.replaceAll(`"${origin}${mediaBase}`, `"${mediaBase}`)
