import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { useCovered } from '#app/ui/frame/use-covered.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { legalLinks } from '#app/core/layout-data/navigation.ts'
import styles from './consent-notice.module.css'

type NoticeProps = Pick<LayoutData, 'layout'> & {
  /** True if opened by its button; then the notice takes the focus. */
  reopened: boolean
  onAccept: () => void
  onRefuse: () => void
  onChoose: () => void
  /** Undefined unless a valid choice is stored. */
  onClose: (() => void) | undefined
}

/** Consent notice: refusing takes as many clicks as accepting. Not modal. */
export function ConsentNotice({
  layout,
  reopened,
  onAccept,
  onRefuse,
  onChoose,
  onClose,
}: NoticeProps) {
  const locale = useLocale()
  const { consent, shell } = useTexts(pageTexts)
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const notice = useRef<HTMLElement>(null)
  useCovered(notice)
  const [privacy] = legalLinks(locale, shell.nav, {
    ...layout.privacy,
    terms_of_user: false,
    terms_of_use_link: '',
  })

  useEffect(() => {
    if (reopened) title.current?.focus({ preventScroll: true })
  }, [reopened])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose?.()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape while focused; a button does the same
    <section
      ref={notice}
      className={`${styles.notice} no-print`}
      data-position={layout.cookies.cookies_notification_position}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <div className={styles.words}>
        <h2 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
          {consent.title}
        </h2>
        <p>
          {layout.cookies.cookies_notification_text}
          {privacy ? (
            <>
              {' '}
              <Link className={styles.privacy} href={privacy.href}>
                {privacy.label}
              </Link>
            </>
          ) : null}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={onAccept}>
          {consent.accept}
        </Button>
        <Button size="small" onClick={onRefuse}>
          {consent.refuse}
        </Button>
        <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={onChoose}>
          {consent.choose}
        </Button>
      </div>
      {onClose ? (
        <div className={styles.close}>
          <Button
            variant="quiet"
            size="small"
            icon="close"
            label={consent.close}
            onClick={onClose}
          />
        </div>
      ) : null}
    </section>
  )
}
