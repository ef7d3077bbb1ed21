/**
 * The keys of PostgreSQL's advisory locks, each its own: one number held for two purposes is a
 * deadlock.
 */
export const advisoryLocks = {
  /** Migrations, one program at a time. */
  migrations: 7400,
  /** Changes that visitors see, so that their ids become visible in order. */
  changes: 7401,
  /** Jobs and chores, in one process at a time. */
  jobs: 7402,
} as const
