/** Interval of the timer, ms; a longer delay of a tick counts as one interval. */
const tickMs = 500

export interface Deadline {
  signal: AbortSignal
  /** Clears the timer; call it after the answer has arrived. */
  end: () => void
}

/**
 * Aborts with `TimeoutError` after `limitMs` ms of process time. Unlike with `AbortSignal.timeout`,
 * suspension of the machine or a blocked process does not count as elapsed time: each tick counts
 * at most `tickMs`, so that answers which arrived meanwhile are read instead of discarded.
 */
export function deadline(limitMs: number): Deadline {
  const controller = new AbortController()
  let remainingMs = limitMs
  let timer: NodeJS.Timeout
  const tick = (): void => {
    if (remainingMs <= 0)
      return controller.abort(
        new DOMException(`no whole answer within ${limitMs} ms`, 'TimeoutError'),
      )
    const next = Math.min(tickMs, remainingMs)
    remainingMs -= next
    timer = setTimeout(tick, next)
  }
  tick()
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}
