import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { partListLimits, readItems, writeItems } from '@vitrine/contract/part-list'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Button, ButtonLink } from '#app/ui/elements/button.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { listPath } from '#shared/parts-list/list-path.ts'
import { partsListTexts } from '#texts/parts-list.js'
import { storeItems, storedItems, onStoredListChange, withItems } from './stored-list.ts'
import styles from './parts-list-screen.module.css'

/**
 * Synchronizes the page's list with the list stored in the browser. A URL without items shows the
 * stored list. Changes of the stored list on this page are stored; another list, opened by a link,
 * is stored only on request.
 */
export function ListKeeper({ items }: { items: string }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { kept: texts } = useTexts(partsListTexts)
  const [kept, setKept] = useState(() => writeItems(storedItems()))
  const [full, setFull] = useState(false)
  const edited = Boolean(useLocation().state?.edited)
  /** True for a list opened by a link, until it is stored. */
  const [foreign, setForeign] = useState(items !== '' && items !== kept)
  /** Items that were last shown as the stored list. */
  const own = useRef<string>(undefined)

  useEffect(() => onStoredListChange(() => setKept(writeItems(storedItems()))), [])

  useEffect(() => {
    const show = () =>
      void navigate(listPath(readItems(kept), locale), { replace: true, preventScrollReset: true })
    if (items === kept) own.current = items
    else if (foreign) return
    // URL without items, or the stored list was changed in another tab
    else if ((items === '' && (!edited || own.current === undefined)) || own.current === items)
      show()
    // the list was changed on this page
    else storeItems(readItems(items))
  }, [items, kept, foreign, edited, locale, navigate])

  if (!foreign || items === kept) return null
  const keep = () => {
    if (storeItems(readItems(items))) setForeign(false)
  }
  const join = () => {
    const joined = withItems(readItems(kept), readItems(items))
    const text = writeItems(joined)
    if (readItems(text).length < joined.length) return setFull(true)
    if (!storeItems(joined)) return
    // makes the effect show the joined list, as after a change in another tab
    own.current = items
    setForeign(false)
  }
  return (
    <div className="no-print">
      <Notice live>
        <p>
          {full
            ? texts.full({ lines: partListLimits.lines })
            : texts.other({ count: readItems(kept).length })}
        </p>
        <p className={styles.choices}>
          <Button size="small" variant="secondary" onClick={keep}>
            {texts.keep}
          </Button>
          {kept === '' ? null : (
            <>
              <Button size="small" variant="secondary" onClick={join}>
                {texts.join}
              </Button>
              <ButtonLink size="small" variant="quiet" href={listPath(readItems(kept), locale)}>
                {texts.mine}
              </ButtonLink>
            </>
          )}
        </p>
      </Notice>
    </div>
  )
}
