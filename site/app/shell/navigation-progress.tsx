import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { isRequestPending, subscribeToRequests } from '#app/core/api/pending-requests.ts'
import { ProgressBar } from '#app/ui/frame/progress-bar.tsx'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'

/** Minimum duration of a request that shows the bar, and delay of its hiding, ms (R9). */
const throttleMs = 700
const hideDelayMs = 500

const getServerSnapshot = () => false

/** Progress bar of navigations and API requests (R2, R9). */
export function NavigationProgress() {
  const { shell } = useTexts(pageTexts)
  const navigating = useNavigation().state !== 'idle'
  const requesting = useSyncExternalStore(subscribeToRequests, isRequestPending, getServerSnapshot)
  const busy = navigating || requesting
  const [state, setState] = useState<'idle' | 'active' | 'done'>('idle')
  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (busy ? 'active' : now === 'active' ? 'done' : 'idle')),
      busy ? throttleMs : 0,
    )
    return () => clearTimeout(timer)
  }, [busy])
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => setState('idle'), hideDelayMs)
    return () => clearTimeout(timer)
  }, [state])
  return <ProgressBar state={state} label={shell.loading} />
}
