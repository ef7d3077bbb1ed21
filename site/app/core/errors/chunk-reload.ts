import { noAnswer } from './failure.ts'

/** Minimum time (ms) between two reloads after a failed chunk load (R9). */
const minIntervalMs = 60_000
const key = 'in:lost-code'

interface Target {
  pathname: string
  search: string
  hash: string
}

/** Reloads the page if allowed; returns true if the page is unloading. Undefined on the server. */
let reloadPage: (() => boolean) | undefined

/**
 * True if links must load whole documents because a chunk failed to load within the last minute.
 */
export function requiresDocumentLoads(): boolean {
  return Date.now() - lastFailure() < minIntervalMs
}

/**
 * Installs the recovery from chunks that a deployment removed: loads the navigation's target, or
 * reloads the current page. Shows the error instead after a second failure within a minute, while
 * the browser is offline, or if a form contains typed text, which a reload would lose. Call it
 * once, before hydration.
 */
export function installChunkReload(target: () => Target | undefined): void {
  let unloading = false
  reloadPage = () => {
    if (unloading) return true
    if (requiresDocumentLoads() || !navigator.onLine || hasTypedText()) return false
    unloading = true
    storeFailure()
    const to = target()
    if (to) location.assign(to.pathname + to.search + to.hash)
    else location.reload()
    return true
  }
  addEventListener('vite:preloadError', () => {
    // a failed prefetch is ignored; a navigation handles its own failure in `fetchNeeded`
    if (pendingPrefetches === 0) reloadPage?.()
  })
}

/**
 * Imports code that a navigation requires. On failure the page is reloaded, and the promise stays
 * pending until the unload; if a reload is not allowed, the promise rejects, offline with the response
 * of a navigation without an answer.
 */
export async function importOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (reloadPage?.()) return new Promise(() => undefined)
    throw import.meta.env.SSR || navigator.onLine ? error : noAnswer()
  }
}

/**
 * Import on first use whose callers continue in the order of their calls. Of two plain imports the
 * second may resolve first, since only the first waits for its preloads. A failed import is
 * repeated by the next call.
 */
export function importOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let imported: Promise<T> | undefined
  return () =>
    (imported ??= importOrReload(load).catch((error: unknown) => {
      imported = undefined
      throw error
    }))
}

let pendingPrefetches = 0

/** Prefetches code that a navigation may require; failures are ignored. */
export async function prefetchModule(load: () => Promise<unknown>): Promise<void> {
  pendingPrefetches += 1
  try {
    await load()
  } catch {
    // the navigation itself will report the failure
  } finally {
    pendingPrefetches -= 1
  }
}

/** True if an unsent form contains text that a reload would lose. */
function hasTypedText(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method="post"] :is(input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea)',
  )
  return [...controls].some(({ value, defaultValue }) => value !== defaultValue)
}

function lastFailure(): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}

function storeFailure(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // storage is unavailable: repeated reloads are not limited
  }
}
