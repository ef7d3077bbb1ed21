import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { rememberNavigation } from '#app/errors/lost-code.ts'

/** Leaves word of a navigation that the page did not survive. */
export function useLostCode(): void {
  const { location: target } = useNavigation()
  const to = target ? target.pathname + target.search + target.hash : undefined
  useEffect(() => {
    if (to === undefined) return
    const leave = () => rememberNavigation(to)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [to])
}
