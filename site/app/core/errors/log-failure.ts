/** Logs a failure that does not affect the visitor, to the console only (R8). */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- required by R8
  console.error(what, error)
}
