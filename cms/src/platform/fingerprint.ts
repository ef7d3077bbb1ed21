import { createHash } from 'node:crypto'

const fingerprintLength = 32

/**
 * Fingerprint of what a page shows. A call that depends on it gives it back as `expected`, and is
 * refused if it is another by then.
 */
export const fingerprintOfShown = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, fingerprintLength)
