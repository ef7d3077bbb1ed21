/**
 * Base path of the panel; its pages are in Next's folder of that name (`cms/src/app/(payload)`).
 */
export const panelBase = '/admin'

/** API of the panel, which is not part of the contract. */
export const panelApiBase = `${panelBase}/api`

/** Maximum size of an upload in the panel, bytes. */
export const panelFileLimit = 30 * 1024 * 1024

/**
 * Name of the panel's frame while it shows the site as visitors see it: its page has no notice
 * about drafts.
 */
export const siteNowFrame = 'site-now'

/** Type of the message in which a previewed page names the field of what was pressed. */
export const pressedField = 'vitrine-pressed-field'

/** What was pressed in a previewed page: a text, a picture, or a value of a part number. */
export type PressedField =
  | { path: string }
  | { file: string }
  /** `part`: part number, empty for the only one; `heading`: column or name of the value. */
  | { part: string; heading: string }

/**
 * Request header of a publication: digests of the doubtful values that somebody accepted, with commas
 * between them, or `allAccepted`.
 */
export const acceptedDoubtsHeader = 'x-accepted-doubts'

/** Of a program that has checked its values. */
export const allAccepted = 'all'
