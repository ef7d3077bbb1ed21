import { useEffect, useState } from 'react'
import { Deferred } from '#app/core/deferred.tsx'
import { useTexts } from '#app/core/language.ts'
import {
  appendItem,
  storedListChanged,
  storedListText,
} from '#app/features/parts-list/stored-list-text.ts'
import { pageTexts } from '#texts/page.js'
import styles from './visitor-list.module.css'

const loadList = () =>
  import('#app/features/parts-list/list-controller.tsx').then(
    ({ ListController }) => ListController,
  )

/**
 * Link that adds a part number, if the click is a plain one; undefined for clicks that open a new
 * tab.
 */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined
  return target.closest<HTMLAnchorElement>('a[data-add-part]') ?? undefined
}

/**
 * Parts list stored for the visitor. Its code is loaded if a list exists, else at the first click
 * that adds a part number. Clicks wait for the code. If it cannot be loaded, the browser follows
 * the link; offline, the part number is stored without the code.
 */
export function VisitorList() {
  const [isUsed, setUsed] = useState(false)
  const [pressed, setPressed] = useState<readonly HTMLAnchorElement[]>([])
  const [kept, setKept] = useState('')
  const texts = useTexts(pageTexts).shell.list

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const onChange = () => {
      if (storedListText() !== '') setUsed(true)
    }
    onChange()
    for (const change of ['storage', storedListChanged])
      addEventListener(change, onChange, { signal })
    const onClick = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      event.preventDefault()
      loadList().then(
        () => {
          setUsed(true)
          setPressed((before) => [...before, link])
        },
        () => {
          const item = link.getAttribute('data-add-part') ?? ''
          // offline, following the link would fail
          if (!navigator.onLine && appendItem(item)) setKept(item)
          else location.assign(link.href)
        },
      )
    }
    document.addEventListener('click', onClick, { capture: true, signal })
    return () => stop.abort()
  }, [])

  return (
    <div role="status" className="no-print" data-list-status>
      {kept === '' ? null : <p className={styles.kept}>{texts.kept({ code: kept })}</p>}
      {isUsed ? <Deferred load={loadList} props={{ pressed }} /> : null}
    </div>
  )
}
