/** Minimum time (ms) between two reloads after a failed chunk load (R9). */
const guard = 60_000
const key = 'in:lost-code'

interface Target {
  pathname: string
  search: string
  hash: string
}

/** Reloads the page if allowed; returns whether the page is unloading. Undefined on the server. */
let recover: (() => boolean) | undefined

/**
 * Whether links must load whole documents because a chunk failed to load within the last minute.
 */
export function loadsWholePages(): boolean {
  return Date.now() - lastLoss() < guard
}

/**
 * Installs the recovery from chunks that a deployment removed: loads the navigation's target, or
 * reloads the current page. A second failure within a minute shows the error instead. Called once,
 * before hydration.
 */
export function recoverLostCode(target: () => Target | undefined): void {
  let leaving = false
  recover = () => {
    if (leaving) return true
    if (loadsWholePages()) return false
    leaving = true
    remember()
    const to = target()
    if (to) location.assign(to.pathname + to.search + to.hash)
    else location.reload()
    return true
  }
  addEventListener('vite:preloadError', () => {
    // a failed prefetch is ignored; a navigation handles its own failure in `fetchNeeded`
    if (ahead === 0) recover?.()
  })
}

/**
 * Imports code that a navigation requires. On failure the page is reloaded, and the promise stays
 * pending until the unload.
 */
export async function fetchNeeded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (recover?.()) return new Promise(() => undefined)
    throw error
  }
}

let ahead = 0

/** Prefetches code that a navigation may require; failures are ignored. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1
  try {
    await load()
  } catch {
    // the navigation itself will report the failure
  } finally {
    ahead -= 1
  }
}

function lastLoss(): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // storage is unavailable: without the guard the visitor can still reload by hand
  }
}
