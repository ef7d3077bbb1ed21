import { useEffect } from 'react'

/** Time until the first question, and the longest between two, ms: each one doubles it. */
const minPauseMs = 4000
const maxPauseMs = 60_000

/**
 * Asks for the page again while `isTemporary`, also when the browser is connected again, and loads
 * it once it is answered.
 */
export function useAskAgain(isTemporary: boolean): void {
  useEffect(() => {
    if (!isTemporary) return undefined
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout>
    const ask = async (nextMs: number): Promise<void> => {
      clearTimeout(timer)
      const answer = document.hidden
        ? undefined
        : await fetch(location.href, { method: 'HEAD', signal }).catch(() => undefined)
      if (signal.aborted) return
      if (answer && answer.status < 500) location.reload()
      else timer = setTimeout(() => void ask(Math.min(nextMs * 2, maxPauseMs)), nextMs)
    }
    timer = setTimeout(() => void ask(minPauseMs * 2), minPauseMs)
    addEventListener('online', () => void ask(minPauseMs), { signal })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [isTemporary])
}
