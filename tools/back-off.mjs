const first = 500
const longest = 15_000
/** What ran this long (ms) was well: the next fall starts from the shortest delay again. */
const settledMs = 60_000

/**
 * How long to wait (ms) before starting again what has fallen: doubling, for what falls again and
 * again.
 */
export function backOff() {
  let delay = first
  return (ranFor) => {
    if (ranFor > settledMs) delay = first
    const wait = delay
    delay = Math.min(delay * 2, longest)
    return wait
  }
}
