/**
 * Values of `?sent` that the log-in screen has a message for: password changed, logged out,
 * confirmation mail sent again.
 */
export const arrivals = ['changed', 'left', 'sentAgain'] as const
