/** Error codes of a full disk, an exceeded quota, and PostgreSQL's full disk (`disk_full`). */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])

/** True if an error, or one of its causes, is a full disk. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error &&
  (codes.has((error as { code?: unknown }).code) || isOutOfSpace(error.cause))
