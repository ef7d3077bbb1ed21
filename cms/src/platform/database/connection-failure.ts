/**
 * Error codes of a lost or refused connection: socket errors, PostgreSQL's class 08, and its
 * shutdown, crash and start (57P01–57P03).
 */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|08\w{3}|57P0[123])$/

/** Messages of errors from `pg` and its pool, which have no code. */
const messages = /^(Connection terminated|timeout exceeded when trying to connect)/

/** True if an error, or one of its causes, is an unreachable database. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (
    (typeof code === 'string' && codes.test(code)) ||
    messages.test(error.message) ||
    isConnectionFailure(error.cause)
  )
}
