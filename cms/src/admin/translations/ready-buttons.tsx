'use client'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { translationReviewTexts } from '#texts/translation-review.js'
import { translationsTexts } from '#texts/translations.js'
import { requestHandInAll } from './review-requests.ts'

export interface ReadyProps {
  locale: Locale
  /** Keys of the documents that are ready. */
  items: readonly string[]
}

interface ButtonProps {
  text: string
  /** With nothing ready, the result of the last press stays. */
  isHidden: boolean
  /** Sentence about the result; the page is read again when something was done. */
  press: () => Promise<{ said: string; isDone: boolean }>
}

function ReadyButton({ text, isHidden, press }: ButtonProps) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const act = async (): Promise<void> => {
    setIsBusy(true)
    const { said, isDone } = await press()
    setIsBusy(false)
    setMessage(said)
    if (isDone) router.refresh()
  }
  return (
    <>
      <Button hidden={isHidden} disabled={isBusy} onClick={() => void act()}>
        {text}
      </Button>
      <output>{message}</output>
    </>
  )
}

/** Button that hands in the documents that are ready in a language. */
export function HandInReady({ locale, items }: ReadyProps) {
  const labels = useTexts(translationReviewTexts)
  return (
    <ReadyButton
      text={labels.handInReady({ language: locales[locale].abbr, count: items.length })}
      isHidden={items.length === 0}
      press={async () => {
        const { data, message } = await requestHandInAll(items)
        return data
          ? { said: labels.handedInCount({ count: data.handedIn }), isDone: true }
          : { said: message ?? labels.failed, isDone: false }
      }}
    />
  )
}

/** Button that publishes the documents that are ready in a language. */
export function PublishReady({ locale, items }: ReadyProps) {
  const labels = useTexts(translationsTexts)
  const language = useLanguage()
  return (
    <ReadyButton
      text={labels.publishReady({ language: locales[locale].abbr, count: items.length })}
      isHidden={items.length === 0}
      press={async () => {
        const body = { items: [...items] }
        const { data, message } = await call('translations.publish', { body }, { language })
        if (!data) return { said: message ?? labels.failed, isDone: false }
        const names = data.refused.map(({ item, reasons }) => `${item} (${reasons.join(' ')})`)
        const sentences = [
          labels.published({ count: data.published }),
          ...(names.length === 0 ? [] : [labels.notPublished({ names: names.join('; ') })]),
        ]
        return { said: sentences.join(' '), isDone: true }
      }}
    />
  )
}
