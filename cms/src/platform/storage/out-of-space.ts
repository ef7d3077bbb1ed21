/** Codes of a full disk, of a full quota, and of PostgreSQL's full disk (`disk_full`). */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])

/** Whether an error, or one that caused it, is that there is no space left. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error &&
  (codes.has((error as { code?: unknown }).code) || isOutOfSpace(error.cause))
