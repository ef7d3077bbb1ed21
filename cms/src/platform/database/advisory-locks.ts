/** Keys of the advisory locks, unique per purpose: a key shared by two purposes can deadlock. */
export const advisoryLocks = {
  /** Migrations, one process at a time. */
  migrations: 7400,
  /** Changes of the published state, so that feed ids become visible in order. */
  changes: 7401,
  /** All jobs: shared by the lanes, held alone by a release that has none. */
  jobs: 7402,
  /** Removal and demotion of administrators, one at a time. */
  administrators: 7403,
  /** Trials of releases, one at a time. */
  trials: 7404,
  /** Changes of many documents, one at a time. */
  largeChanges: 7405,
  /** Lanes of jobs, each in one process at a time. */
  publications: 7406,
  imports: 7407,
  chores: 7408,
  /** Comparisons of large files, one at a time. */
  comparisons: 7409,
  /** GTINs of the sequence, given to one person at a time. */
  gtins: 7410,
} as const
