/** The longest that one look at the clock counts, ms. */
const step = 500

export interface Deadline {
  signal: AbortSignal
  /** Ends the counting, once the answer is there. */
  end: () => void
}

/**
 * Aborts (`TimeoutError`) when `limit` ms have gone by in which this program ran. A machine that
 * stood still for seconds, or a program that was kept from running, has not waited for anybody: by
 * `AbortSignal.timeout` every answer that came meanwhile would be thrown away before it could be
 * read, and its visitor told that the site is out of service.
 */
export function deadline(limit: number): Deadline {
  const controller = new AbortController()
  let left = limit
  let timer: NodeJS.Timeout
  const look = (): void => {
    if (left <= 0)
      return controller.abort(
        new DOMException(`no whole answer within ${limit} ms`, 'TimeoutError'),
      )
    const next = Math.min(step, left)
    left -= next
    timer = setTimeout(look, next)
  }
  look()
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}
