import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readItems, splitAsked, writeItems } from '@vitrine/contract/part-list'
import { useLocale } from '#app/core/language.ts'
import { logFailure } from '#app/core/errors/log-failure.ts'
import { Button } from '#app/ui/elements/button.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { listPath } from '#shared/parts-list/list-path.ts'
import { partsListTexts } from '#texts/parts-list.js'
import { storeItems, storedItems, onStoredListChange, withItems } from './stored-list.ts'
import styles from './list-controller.module.css'

/** Shows the number of lines of the stored list in the page's header. */
function showCount(): void {
  const count = storedItems().length
  for (const counter of document.querySelectorAll('[data-list-count]'))
    counter.textContent = count === 0 ? '' : String(count)
}

/** Adds a part number to the stored list; false if the list is full or cannot be stored. */
function add(code: string): boolean {
  const items = withItems(storedItems(), [{ code, quantity: 1 }])
  return readItems(writeItems(items)).length === items.length && storeItems(items)
}

/**
 * Empties the stored list at a click on the link of a receipt, also before the link is hydrated.
 */
function emptyList({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-empty-list]')) storeItems([])
}

/**
 * Adds the part numbers of clicked `data-add-part` links to the stored list, announces it, and
 * shows the number of lines in the header. If the list cannot be stored, the browser follows the
 * link.
 */
export function ListController({ pressed }: { pressed: readonly HTMLAnchorElement[] }) {
  const locale = useLocale()
  const { key } = useLocation()
  const [added, setAdded] = useState<{ code: string; at: string }>()
  /** Number of handled clicks. */
  const done = useRef(0)

  useEffect(() => {
    showCount()
    document.addEventListener('click', emptyList, true)
    const end = onStoredListChange(showCount)
    return () => {
      end()
      document.removeEventListener('click', emptyList, true)
    }
  }, [])

  useEffect(() => {
    for (const link of pressed.slice(done.current)) {
      const code = link.getAttribute('data-add-part') ?? ''
      if (!add(code)) return location.assign(link.href)
      partsListTexts.load(locale).then(
        () => setAdded({ code, at: key }),
        (error: unknown) => logFailure('The texts of the list could not be loaded.', error),
      )
    }
    done.current = pressed.length
  }, [pressed, key, locale])

  return added?.at === key ? <Added code={added.code} onClose={() => setAdded(undefined)} /> : null
}

function Added({ code, onClose }: { code: string; onClose: () => void }) {
  const locale = useLocale()
  const texts = partsListTexts[locale]
  return (
    <div className={styles.added}>
      <p>{texts.added({ code: splitAsked(code).code })}</p>
      <Link className={styles.link} href={listPath(storedItems(), locale)}>
        {texts.see}
      </Link>
      <Button variant="quiet" size="small" icon="close" label={texts.close} onClick={onClose} />
    </div>
  )
}
