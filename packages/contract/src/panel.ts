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

/**
 * Request header of a publication: digests of the doubtful values that somebody accepted, with commas
 * between them, or `allAccepted`.
 */
export const acceptedDoubtsHeader = 'x-accepted-doubts'

/** Of a program that has checked its values. */
export const allAccepted = 'all'
