/** Days before the end of a certificate's validity on which its owner is notified. */
export const noticeDays = [90, 30, 7] as const

/** Notices that are due with the given days left, nearest first; empty after expiry. */
export const dueNotices = (daysLeft: number): number[] =>
  daysLeft < 0 ? [] : noticeDays.filter((days) => daysLeft <= days).toSorted((a, b) => a - b)
