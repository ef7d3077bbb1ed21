/** Days before the end of a validity at which its owner is told. */
export const noticeDays = [90, 30, 7] as const

/** Notices that are due with some days left, the nearest first; none of what has expired. */
export const dueNotices = (daysLeft: number): number[] =>
  daysLeft < 0 ? [] : noticeDays.filter((days) => daysLeft <= days).toSorted((a, b) => a - b)
