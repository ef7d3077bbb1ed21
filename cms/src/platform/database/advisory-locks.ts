/** Keys of the advisory locks, unique per purpose: a key shared by two purposes can deadlock. */
export const advisoryLocks = {
  /** Migrations, one process at a time. */
  migrations: 7400,
  /** Changes of the published state, so that feed ids become visible in order. */
  changes: 7401,
  /** Jobs and periodic tasks, one process at a time. */
  jobs: 7402,
  /** Removal and demotion of administrators, one at a time. */
  administrators: 7403,
  /** Trials of releases, one at a time. */
  trials: 7404,
} as const
