import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { isRequestUnderWay, onRequests } from '#app/core/api/requests-under-way.ts'
import { ProgressBar } from '#app/ui/frame/progress-bar.tsx'
import { useMessages } from '#app/core/i18n/language.ts'

/**
 * A request that is over sooner shows no bar (spec §9: throttle 700 ms); the bar hides 500 ms after
 * the end.
 */
const throttle = 700
const hideAfter = 500

const never = () => false

/**
 * The top bar that shows while a page is fetched, or anything else is asked of the server (spec §2,
 * §9).
 */
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
