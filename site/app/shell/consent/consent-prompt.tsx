import { useEffect, useRef, useState } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { useLocale } from '#app/core/language.ts'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { Deferred } from '#app/core/deferred.tsx'
import { choicesForAll, hasCurrentChoice } from './choices.ts'
import { storeChoice, showNotice, useConsent } from './consent-state.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { controllerId } from './controller-id.ts'
import { queueProof, sendProofs } from './proofs.ts'
import type { Preference } from './stored-consent.ts'

const panel = async (locale: Locale) => {
  const { ConsentPanel, consentPanelTexts } = await import('./consent-panel.tsx')
  await consentPanelTexts.load(locale)
  return ConsentPanel
}

/**
 * True if the notice is visible: opened by its button, or not answered yet. A preview shows it on
 * request alone, since it would cover the draft at each opening.
 */
export function useNoticeShown({ layout: { cookies }, preview }: LayoutData): boolean {
  const { stored, notice } = useConsent()
  return (
    notice ??
    (!preview && cookies.cookies_notification === '1' && !hasCurrentChoice(stored, cookies))
  )
}

/** Consent UI: the notice, and the panel with the single items on request. */
export function ConsentPrompt({ data }: { data: LayoutData }) {
  const locale = useLocale()
  const { layout } = data
  const { cookies } = layout
  const { stored, notice } = useConsent()
  const [choosing, setChoosing] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const shown = useNoticeShown(data)

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
      storeChoice({ accepted, preferences, version: cookies.cookies_notification_version }),
      locale,
    )
  }

  const acceptAll = () => choose(true, choicesForAll(cookies, true))
  const refuse = () => choose(false, choicesForAll(cookies, false))
  return (
    <div ref={container}>
      {shown ? (
        <ConsentNotice
          layout={layout}
          reopened={notice === true}
          onAccept={acceptAll}
          onRefuse={refuse}
          onChoose={() => setChoosing(true)}
          onClose={hasCurrentChoice(stored, cookies) ? close : undefined}
        />
      ) : null}
      {shown && choosing ? (
        <Deferred
          load={panel}
          props={{
            cookies,
            stored,
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
