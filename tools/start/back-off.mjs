const first = 500
const maxMs = 15_000
/** Running time, ms, after which a restart begins again with the shortest delay. */
const settledMs = 60_000

/** Exponential backoff between restarts, ms. */
export function backOff() {
  let delay = first
  return (ranFor) => {
    if (ranFor > settledMs) delay = first
    const wait = delay
    delay = Math.min(delay * 2, maxMs)
    return wait
  }
}
