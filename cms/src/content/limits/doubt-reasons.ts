/** Why a value is to be looked at, the surest first. */
export const doubtReasons = [
  'date',
  'negative',
  'code',
  'step',
  'jump',
  'outside',
  'order',
  'curve',
] as const
export type DoubtReason = (typeof doubtReasons)[number]
