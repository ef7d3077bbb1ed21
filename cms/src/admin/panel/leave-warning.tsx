import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { LeaveDialog } from './leave-dialog.tsx'
import type { LeaveTexts } from './leave-dialog.tsx'

/** Address of a link that leaves the page in its tab; undefined for other clicks. */
function leftBy(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!link?.href || !isPlain || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  return new URL(link.href, window.location.href).pathname === window.location.pathname
    ? undefined
    : link.href
}

/**
 * Warns before one of our own pages is left with something unsaved: by a link, a reload or the end
 * of the tab. Without `texts` with the sentences of Payload.
 */
export function LeaveWarning({
  isUnsaved,
  texts,
}: {
  isUnsaved: boolean
  texts?: LeaveTexts
}): ReactNode {
  const [target, setTarget] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!isUnsaved || isLeaving) return undefined
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
    const onClick = (event: MouseEvent): void => {
      const href = leftBy(event)
      if (href === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(href)
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [isUnsaved, isLeaving])
  useEffect(() => {
    if (isLeaving && target !== undefined) window.location.assign(target)
  }, [isLeaving, target])
  if (target === undefined) return null
  return (
    <LeaveDialog
      {...(texts ? { texts } : {})}
      onStay={() => setTarget(undefined)}
      onLeave={() => setLeaving(true)}
    />
  )
}
