/** Interval of health checks, ms, and number of consecutive failures before a restart: 30 s. */
export const healthWatch = { intervalMs: 3000, failures: 10 }

/**
 * Polls the health of a part; calls `onHung` after a number of consecutive failures. Failures are
 * counted instead of time, so that a suspended machine causes no restart. During `startMs` failures
 * are not counted.
 * @param {{ isHealthy: () => Promise<boolean>, isFaultElsewhere?: () => Promise<boolean>, onHung:
 *   () => void, intervalMs?: number, failures?: number, startMs?: number }} options
 *   `isFaultElsewhere`: true if a restart would not help, since another part has failed
 * @returns {() => void} stops the polling
 */
export function watchHealth({
  isHealthy,
  isFaultElsewhere = async () => false,
  onHung,
  intervalMs = healthWatch.intervalMs,
  failures = healthWatch.failures,
  startMs = 60_000,
}) {
  const began = performance.now()
  let wasWell = false
  let failed = 0
  let timer
  let ended = false
  const ask = async () => {
    const checkedAt = performance.now()
    const well = await isHealthy()
    if (ended) return
    wasWell ||= well
    if (well || (!wasWell && checkedAt - began < startMs)) failed = 0
    else if (!(await isFaultElsewhere())) failed += 1
    if (ended) return
    if (failed >= failures) return onHung()
    timer = setTimeout(ask, Math.max(0, intervalMs - (performance.now() - checkedAt)))
  }
  timer = setTimeout(ask, intervalMs)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/** True if a URL answers 200 within `limit` ms. */
export async function respondsOk(url, limit = healthWatch.intervalMs) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(limit) }).catch(() => undefined)
  await answer?.body?.cancel().catch(() => {})
  return answer?.ok === true
}
