/**
 * A page whose code cannot be had is loaded anew at most once in this time, ms (spec §9 "Chunk
 * reload guard").
 */
const guard = 60_000
const key = 'in:lost-code'

interface Target {
  pathname: string
  search: string
  hash: string
}

/**
 * Loads the page anew, where it may; whether the page is being left. Nothing of the kind happens on
 * the server.
 */
let recover: (() => boolean) | undefined

/** Whether links must open whole pages, because code was lost within the last minute. */
export function loadsWholePages(): boolean {
  return Date.now() - lastLoss() < guard
}

/**
 * Loads the page anew whose code a deploy took away: where the visitor is going (`target`), else
 * where they are. When
 * that happened within the last minute already, the failure is shown instead. Runs once, before the
 * page comes to life.
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
    // what is fetched ahead was asked for by nobody, and what a navigation needs sees to itself
    if (ahead === 0) recover?.()
  })
}

/**
 * Fetches code that a navigation cannot do without: where it is lost, the page is loaded anew, and
 * until then nothing is shown.
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

/** Fetches code that may be wanted; that it cannot be had is told only to those who go there. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1
  try {
    await load()
  } catch {
    // whoever goes there will hear of it
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
    // storage is shut: the address tells nothing either, and the visitor may press reload
  }
}
