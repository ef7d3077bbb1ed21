/**
 * Ends an attempt of a change of many documents, since a save and it are in each other's way. Its
 * message is for the log alone.
 */
export class GaveWay extends Error {}

/** Errors of PostgreSQL that end an attempt: `lock_not_available`, `deadlock_detected`. */
const lockErrors = ['55P03', '40P01']

/** True if an attempt ended because a save was in its way. */
export function isInTheWay(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof GaveWay || lockErrors.includes(String(Object(at).code))) return true
  return false
}
