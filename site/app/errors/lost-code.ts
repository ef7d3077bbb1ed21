/** A page whose code cannot be had is loaded anew at most once in this time, ms (spec §9 "Chunk reload guard"). */
const guard = 60_000
const key = 'in:lost-code'

/** Where React Router keeps its router: hooks hear of a navigation only after the next render, which may be too late. */
interface Routed {
  __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string; hash: string } } } }
}

interface Lost {
  at: number
  from: string
  to: string
}

/**
 * React Router reloads the page whenever a screen's code fails to load (a deploy took it away), as often as that
 * happens. A page that goes away in the middle of a navigation leaves its target here; if it then comes back by a
 * reload, the target is opened as a whole page, and so is every link for a minute: no second reload can happen.
 */
function rememberNavigation(): void {
  const target = (globalThis as Routed).__reactRouterDataRouter?.state.navigation.location
  if (target) write({ at: Date.now(), from: location.href, to: target.pathname + target.search + target.hash })
}

/** Whether links must open whole pages, because code was lost within the last minute. */
export function loadsWholePages(): boolean {
  return whole && Date.now() - began < guard
}

let whole = false
const began = Date.now()

/** Runs once, before the page comes to life. */
export function recoverLostCode(): void {
  addEventListener('pagehide', rememberNavigation)
  addEventListener('vite:preloadError', (event) => {
    const lost = read()
    if (lost && Date.now() - lost.at < guard) return
    write({ at: Date.now(), from: '', to: '' })
    event.preventDefault()
    location.reload()
  })
  const lost = read()
  const [entry] = performance.getEntriesByType('navigation')
  if (!lost || Date.now() - lost.at > guard) return
  // what was lost stays lost for this page and the next ones
  whole = lost.from === ''
  if (lost.from !== location.href || !(entry instanceof PerformanceNavigationTiming) || entry.type !== 'reload') return
  whole = true
  write({ ...lost, from: '' })
  location.replace(lost.to)
}

function read(): Lost | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function write(lost: Lost): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(lost))
  } catch {
    // storage is shut: React Router's own reload remains
  }
}
