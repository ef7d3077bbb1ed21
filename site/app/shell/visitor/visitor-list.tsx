import { useEffect, useState } from 'react'
import { Deferred } from '#app/core/deferred.tsx'
import { keptChanged, keptText } from '#app/features/parts-list/kept-text.ts'

const loadList = () =>
  import('#app/features/parts-list/list-controller.tsx').then(
    ({ ListController }) => ListController,
  )

/** Link of a plain click that adds a part number; undefined for others, such as into a new tab. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined
  return target.closest<HTMLAnchorElement>('a[data-add-part]') ?? undefined
}

/**
 * Kept parts list of the visitor. Its code is loaded if a list exists, else at the first click that
 * adds a part number. Clicks wait for the code; if it cannot be loaded, their link is followed.
 */
export function VisitorList() {
  const [isUsed, setUsed] = useState(false)
  const [pressed, setPressed] = useState<readonly HTMLAnchorElement[]>([])

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const onChange = () => {
      if (keptText() !== '') setUsed(true)
    }
    onChange()
    for (const change of ['storage', keptChanged]) addEventListener(change, onChange, { signal })
    const onClick = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      event.preventDefault()
      loadList().then(
        () => {
          setUsed(true)
          setPressed((before) => [...before, link])
        },
        () => location.assign(link.href),
      )
    }
    document.addEventListener('click', onClick, { capture: true, signal })
    return () => stop.abort()
  }, [])

  return (
    <div role="status" className="no-print" data-list-status>
      {isUsed ? <Deferred load={loadList} props={{ pressed }} /> : null}
    </div>
  )
}
