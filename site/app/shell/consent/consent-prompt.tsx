import { useEffect, useRef, useState } from 'react'
import { useLocale } from '#app/core/i18n/language.ts'
import { consent as br } from '#shared/texts/br/consent.ts'
import { consent as en } from '#shared/texts/en/consent.ts'
import { consent as es } from '#shared/texts/es/consent.ts'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { Deferred } from '#app/core/errors/deferred.tsx'
import { everyChoice, isAnswered } from './choices.ts'
import type { Cookies } from './choices.ts'
import { decide, showNotice, useConsent } from './consent-state.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { controllerId } from './controller-id.ts'
import { queueProof, sendProofs } from './proofs.ts'
import type { Preference } from './stored-consent.ts'

const panel = () => import('./consent-panel.tsx').then(({ ConsentPanel }) => ConsentPanel)

/** Whether the notice is visible: reopened by its button, or not answered yet. */
export function useNoticeShown(cookies: Cookies): boolean {
  const { stored, notice } = useConsent()
  return notice ?? (cookies.cookies_notification === '1' && !isAnswered(stored, cookies))
}

/** Consent UI: the notice, and the panel with the single items on request. */
export function ConsentPrompt({ layout }: Pick<LayoutData, 'layout'>) {
  const locale = useLocale()
  const messages = { br, en, es }[locale]
  const { cookies } = layout
  const { stored, notice } = useConsent()
  const [choosing, setChoosing] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const shown = useNoticeShown(cookies)

  useEffect(sendProofs, [])

  function close(): void {
    const focused = container.current?.contains(document.activeElement)
    setChoosing(false)
    showNotice(false)
    if (focused)
      (document.getElementById(controllerId) ?? document.querySelector('main'))?.focus({
        preventScroll: true,
      })
  }

  function choose(accepted: boolean, preferences: Preference[]): void {
    close()
    queueProof(
      decide({ accepted, preferences, version: cookies.cookies_notification_version }),
      locale,
    )
  }

  const acceptAll = () => choose(true, everyChoice(cookies, true))
  const refuse = () => choose(false, everyChoice(cookies, false))
  return (
    <div ref={container}>
      {shown ? (
        <ConsentNotice
          layout={layout}
          messages={messages}
          reopened={notice === true}
          onAccept={acceptAll}
          onRefuse={refuse}
          onChoose={() => setChoosing(true)}
          onClose={isAnswered(stored, cookies) ? close : undefined}
        />
      ) : null}
      {shown && choosing ? (
        <Deferred
          load={panel}
          props={{
            cookies,
            stored,
            messages,
            onAccept: acceptAll,
            onRefuse: refuse,
            onSave: (preferences) => choose(false, preferences),
            onClose: () => setChoosing(false),
          }}
        />
      ) : null}
    </div>
  )
}
