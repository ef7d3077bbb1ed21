import { useEffect, useState } from 'react'

/** Pause after which something is kept, ms. */
const pauseMs = 300

/**
 * Calls `keep` after each pause of the author and before the page is left, so that what was typed
 * outlives a closed tab, a log-out and the end of the session. Returns false if the browser has no
 * place for it.
 *
 * @param keep - Another function when something else is to be kept.
 */
export function useKept(keep: () => boolean): boolean {
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    const note = (): void => setKept(keep())
    const timer = setTimeout(note, pauseMs)
    window.addEventListener('pagehide', note)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', note)
    }
  }, [keep])
  return isKept
}
