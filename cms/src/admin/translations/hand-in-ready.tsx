'use client'

import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { requestHandInAll } from './review-requests.ts'

/** Button that hands in the documents that are ready in a language; `items`: their keys. */
export function HandInReady({ locale, items }: { locale: Locale; items: readonly string[] }) {
  const labels = useTexts(translationReviewTexts)
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const handIn = async (): Promise<void> => {
    setIsBusy(true)
    const { data, message: refusal } = await requestHandInAll(items)
    setIsBusy(false)
    if (!data) return setMessage(refusal ?? labels.failed)
    setMessage(labels.handedInCount({ count: data.handedIn }))
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
        onClick={() => void handIn()}
      >
        {labels.handInReady({ language: locales[locale].abbr, count: items.length })}
      </button>
      <output>{message}</output>
    </>
  )
}
