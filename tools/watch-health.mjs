/** Interval of health checks, ms, and number of consecutive failures before a restart: 30 s. */
export const healthWatch = { intervalMs: 3000, failures: 10 }

/**
 * Asks a part again and again whether it is well; `onHung` when it was not, so many times in a row.
 * Failures are counted, not
 * time: a machine that slept has asked nobody. What is starting is given `startMs` before failures
 * count.
 * @param {{ isWell: () => Promise<boolean>, isExcused?: () => Promise<boolean>, onHung: () => void,
 * intervalMs?: number, failures?: number, startMs?: number }} options
 *   `isExcused`: whether the failure lies elsewhere, where a restart does not help
 * @returns {() => void} ends the watch
 */
export function watchHealth({
  isWell,
  isExcused = async () => false,
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
    const asked = performance.now()
    const well = await isWell()
    if (ended) return
    wasWell ||= well
    if (well || (!wasWell && asked - began < startMs)) failed = 0
    else if (!(await isExcused())) failed += 1
    if (ended) return
    if (failed >= failures) return onHung()
    timer = setTimeout(ask, Math.max(0, intervalMs - (performance.now() - asked)))
  }
  timer = setTimeout(ask, intervalMs)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/** Whether a URL answers 200 within `limit` ms. */
export async function answersOk(url, limit = healthWatch.intervalMs) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(limit) }).catch(() => undefined)
  await answer?.body?.cancel().catch(() => {})
  return answer?.ok === true
}
