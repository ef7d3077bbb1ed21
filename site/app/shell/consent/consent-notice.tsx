import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { useCovered } from '#app/ui/frame/use-covered.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useMessages } from '#app/core/i18n/language.ts'
import type { consent } from '#shared/texts/br/consent.ts'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { legalLinks } from '#app/core/layout-data/navigation.ts'
import styles from './consent-notice.module.css'

type NoticeProps = Pick<LayoutData, 'layout'> & {
  messages: typeof consent
  /** Opened by its button: takes the focus. */
  reopened: boolean
  onAccept: () => void
  onRefuse: () => void
  onChoose: () => void
  /** Set only when a valid choice is stored. */
  onClose: (() => void) | undefined
}

/** Consent notice: refusing takes as many clicks as accepting. Not modal. */
export function ConsentNotice({
  layout,
  messages,
  reopened,
  onAccept,
  onRefuse,
  onChoose,
  onClose,
}: NoticeProps) {
  const locale = useLocale()
  const { shell } = useMessages()
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
          {messages.title}
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
          {messages.accept}
        </Button>
        <Button size="small" onClick={onRefuse}>
          {messages.refuse}
        </Button>
        <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={onChoose}>
          {messages.choose}
        </Button>
      </div>
      {onClose ? (
        <div className={styles.close}>
          <Button
            variant="quiet"
            size="small"
            icon="close"
            label={messages.close}
            onClick={onClose}
          />
        </div>
      ) : null}
    </section>
  )
}
