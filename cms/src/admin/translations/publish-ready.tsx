'use client'

import { useTranslation } from '@payloadcms/ui'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { translationsTexts } from '#texts/translations.js'

const labels = labelsOf(translationsTexts)

const answerShape = z.object({
  published: z.number(),
  refused: z.array(z.object({ item: z.string(), reasons: z.array(z.string()) })),
})

export interface PublishProps {
  locale: Locale
  /** Keys of the documents that are ready. */
  items: readonly string[]
}

/** Button that publishes the documents that are ready in a language. */
export function PublishReady({ locale, items }: PublishProps) {
  const { language } = useTranslation().i18n
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const say = (label: Label): string => textOf(label, language)
  const publish = async (): Promise<void> => {
    setIsBusy(true)
    const answer = await fetch(`${panelApiBase}${ownEndpoints.translationsReady}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
    }).catch(() => undefined)
    const body = answerShape.safeParse(await answer?.json().catch(() => undefined)).data
    setIsBusy(false)
    if (!body) return setMessage(say(labels.failed))
    const names = body.refused.map(({ item, reasons }) => `${item} (${reasons.join(' ')})`)
    setMessage(
      [
        say(labels.published({ count: body.published })),
        ...(names.length === 0 ? [] : [say(labels.notPublished({ names: names.join('; ') }))]),
      ].join(' '),
    )
    router.refresh()
  }
  return (
    <>
      <button
        type="button"
        className="panel-button"
        // with nothing ready, the result of the last one stays
        hidden={items.length === 0}
        disabled={isBusy}
        onClick={() => void publish()}
      >
        {say(labels.publishReady({ language: locales[locale].abbr, count: items.length }))}
      </button>
      <output>{message}</output>
    </>
  )
}
