/**
 * A failure that does not concern the visitor: told in Portuguese to the console, and to nobody
 * else (spec §8).
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for the console
  console.error(what, error)
}
