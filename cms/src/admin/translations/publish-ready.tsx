'use client'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { translationsTexts } from '#texts/translations.js'

export interface PublishProps {
  locale: Locale
  /** Keys of the documents that are ready. */
  items: readonly string[]
}

/** Button that publishes the documents that are ready in a language. */
export function PublishReady({ locale, items }: PublishProps) {
  const labels = useTexts(translationsTexts)
  const language = useLanguage()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const publish = async (): Promise<void> => {
    setIsBusy(true)
    const { data: done, message: refusal } = await call(
      'translations.publish',
      { body: { items: [...items] } },
      { language },
    )
    setIsBusy(false)
    if (!done) return setMessage(refusal ?? labels.failed)
    const names = done.refused.map(({ item, reasons }) => `${item} (${reasons.join(' ')})`)
    setMessage(
      [
        labels.published({ count: done.published }),
        ...(names.length === 0 ? [] : [labels.notPublished({ names: names.join('; ') })]),
      ].join(' '),
    )
    router.refresh()
  }
  return (
    <>
      <button
        type="button"
        className="ui-button"
        // with nothing ready, the result of the last one stays
        hidden={items.length === 0}
        disabled={isBusy}
        onClick={() => void publish()}
      >
        {labels.publishReady({ language: locales[locale].abbr, count: items.length })}
      </button>
      <output>{message}</output>
    </>
  )
}
