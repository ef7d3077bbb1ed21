/**
 * What the log-in says to who comes from elsewhere: a new password, a log-out, another confirmation
 * mail.
 */
export const arrivals = ['changed', 'left', 'sentAgain'] as const

export type Arrival = (typeof arrivals)[number]
