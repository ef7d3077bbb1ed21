import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'

const { leave: labels } = labelsOf(gridTexts)

/** Address of a link that leaves the page in its tab; undefined for other clicks. */
function leftBy(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  return new URL(link.href, window.location.href).pathname === window.location.pathname
    ? undefined
    : link.href
}

/** Warns before a page with edits is left; the edits stay in the browser. */
export function LeaveWarning({ count, language }: { count: number; language: string }): ReactNode {
  const [target, setTarget] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (count === 0 || isLeaving) return undefined
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
  }, [count, isLeaving])
  useEffect(() => {
    if (isLeaving && target !== undefined) window.location.assign(target)
  }, [isLeaving, target])
  if (target === undefined) return null
  return (
    <Dialog title={textOf(labels.title, language)} onClose={() => setTarget(undefined)}>
      <p>{textOf(labels.text({ count }), language)}</p>
      <div className="panel-dialog__actions">
        <button type="button" onClick={() => setLeaving(true)}>
          {textOf(labels.leave, language)}
        </button>
        <button type="button" data-main onClick={() => setTarget(undefined)}>
          {textOf(labels.stay, language)}
        </button>
      </div>
    </Dialog>
  )
}
