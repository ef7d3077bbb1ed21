/**
 * Codes of a lost or refused connection: of the socket, of PostgreSQL's class 08 and of its
 * shutdown, crash and start (57P01–57P03).
 */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|08\w{3}|57P0[123])$/

/** Messages of `pg` and its pool, which have no code. */
const messages = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Whether an error, or one that caused it, is that the database cannot be reached. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (
    (typeof code === 'string' && codes.test(code)) ||
    messages.test(error.message) ||
    isConnectionFailure(error.cause)
  )
}
