import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { isRequestUnderWay, onRequests } from '#app/core/api/requests-under-way.ts'
import { ProgressBar } from '#app/ui/frame/progress-bar.tsx'
import { useMessages } from '#app/core/i18n/language.ts'

/** Minimum duration of a request that shows the bar, and delay of its hiding, ms (R9). */
const throttle = 700
const hideAfter = 500

const never = () => false

/** Progress bar of navigations and API requests (R2, R9). */
export function NavigationProgress() {
  const { shell } = useMessages()
  const navigating = useNavigation().state !== 'idle'
  const asking = useSyncExternalStore(onRequests, isRequestUnderWay, never)
  const busy = navigating || asking
  const [state, setState] = useState<'idle' | 'active' | 'done'>('idle')
  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (busy ? 'active' : now === 'active' ? 'done' : 'idle')),
      busy ? throttle : 0,
    )
    return () => clearTimeout(timer)
  }, [busy])
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => setState('idle'), hideAfter)
    return () => clearTimeout(timer)
  }, [state])
  return <ProgressBar state={state} label={shell.loading} />
}
