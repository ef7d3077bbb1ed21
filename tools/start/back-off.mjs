const first = 500
const maxMs = 15_000
/** A process that ran this long, ms, restarts from the shortest delay again. */
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
