/**
 * Where the staff's panel is on the one origin; Next has its pages in a folder of that name
 * (`cms/src/app/(payload)`).
 */
export const panelBase = '/admin'

/** The panel's own API: not the contract's, and for the panel alone. */
export const panelApiBase = `${panelBase}/api`

/**
 * The largest file that the staff upload, bytes; the gateway lets the form around it through as
 * well.
 */
export const panelFileLimit = 30 * 1024 * 1024
