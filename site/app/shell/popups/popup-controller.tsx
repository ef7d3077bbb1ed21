import { useEffect, useId, useRef, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/elements/button.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { createRecords, readRecord, writeRecord } from './popup-cookies.ts'
import styles from './popup-controller.module.css'
import { closedRecord, updatedRecord } from './popup-state.ts'
import type { Popup } from './popup-state.ts'
import { useDismissable } from './use-dismissable.ts'

/**
 * Shows a pop-up unless it was closed. Keyed by its state, so that a changed pop-up is shown again.
 * In the browser only.
 */
export function PopupController({ popup }: { popup: Popup }) {
  const [record, setRecord] = useState(() =>
    updatedRecord(readRecord(document.cookie, popup.lang), popup),
  )

  useEffect(() => {
    createRecords()
    writeRecord(record)
  }, [record])

  // written synchronously: a link may unload the page before an effect runs
  const close = () => {
    writeRecord(closedRecord(popup))
    setRecord(closedRecord(popup))
  }

  return record.closed ? null : <PopupCard popup={popup} onClose={close} />
}

/** Non-modal pop-up card; does not take the focus. */
function PopupCard({ popup, onClose }: { popup: Popup; onClose: () => void }) {
  const texts = useTexts(pageTexts).popup
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const close = useDismissable(frame, onClose)
  return (
    <aside ref={frame} className={`${styles.popup} no-print`} aria-labelledby={titleId}>
      {popup.main_image ? (
        <div className={styles.picture}>
          <Picture image={popup.main_image} sizes="24rem" ratio="16/9" />
        </div>
      ) : null}
      <div className={styles.words}>
        <h2 className={styles.title} id={titleId}>
          {popup.title}
        </h2>
        {popup.text === '' ? null : <p>{popup.text}</p>}
        {popup.action ? (
          <ButtonLink
            href={popup.action.url}
            onClick={onClose}
            size="small"
            variant="secondary"
            icon="arrow-right"
          >
            {popup.action.label}
          </ButtonLink>
        ) : null}
      </div>
      <div className={styles.close}>
        <Button variant="quiet" size="small" icon="close" label={texts.close} onClick={close} />
      </div>
    </aside>
  )
}
