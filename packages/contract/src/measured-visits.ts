/** Share of the visits that browsers measure; the number of visits is estimated from it. */
export const measuredShare = 0.25
