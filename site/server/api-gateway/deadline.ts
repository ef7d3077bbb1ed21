/** The longest that one tick at the clock counts, ms. */
const tickMs = 500

export interface Deadline {
  signal: AbortSignal
  /** Ends the counting, once the answer is there. */
  end: () => void
}

/**
 * Aborts (`TimeoutError`) when `limitMs` ms have gone by in which this program ran. A machine that
 * stood still for seconds, or a program that was kept from running, has not waited for anybody: by
 * `AbortSignal.timeout` every answer that came meanwhile would be thrown away before it could be
 * read, and its visitor told that the site is out of service.
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
