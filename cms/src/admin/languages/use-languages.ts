'use client'

import { toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { languagePaths } from '#src/publishing/languages/language-answer.ts'
import type { LanguageAnswer, LanguagePress } from '#src/publishing/languages/language-answer.ts'

async function readLanguages(path: string): Promise<LanguageAnswer | undefined> {
  const response = await fetch(`${panelApiBase}/${path}`, { credentials: 'include' }).catch(
    () => undefined,
  )
  return response?.ok ? ((await response.json()) as LanguageAnswer) : undefined
}

/** Languages of a document, loaded again after each save; `read` loads them immediately. */
export function useLanguages(path: string, isSaved: boolean) {
  const { data, hasPublishedDoc, unpublishedVersionCount, versionCount } = useDocumentInfo()
  const [answer, setAnswer] = useState<LanguageAnswer>()
  const updatedAt: unknown = data?.['updatedAt']
  const read = async (): Promise<void> => setAnswer(await readLanguages(path))
  useEffect(() => {
    if (!isSaved) return undefined
    let isCurrent = true
    void readLanguages(path).then((languages) => {
      if (isCurrent) setAnswer(languages)
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again after each save
  }, [path, isSaved, updatedAt, versionCount, unpublishedVersionCount, hasPublishedDoc])
  return { answer, read }
}

/**
 * Returns the function that reverts a language's draft to the published text, and reloads the form.
 */
export function useRevert(own: string, locale: string, read: () => Promise<void>) {
  const { incrementVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const { reset } = useForm()
  const { i18n } = useTranslation()
  return async (): Promise<void> => {
    const options = {
      credentials: 'include',
      headers: { 'accept-language': i18n.language },
    } as const
    const response = await fetch(`${panelApiBase}/${own}${languagePaths.revert}?locale=${locale}`, {
      ...options,
      method: 'POST',
    }).catch(() => undefined)
    const result = (await response?.json().catch(() => undefined)) as LanguagePress | undefined
    if (!response?.ok) {
      if (result?.message) toast.error(result.message)
      return
    }
    const query = `?locale=${locale}&fallback-locale=null&depth=0&draft=true`
    const draft = await fetch(`${panelApiBase}/${own}${query}`, options)
    if (draft.ok) await reset((await draft.json()) as object)
    incrementVersionCount()
    setUnpublishedVersionCount(0)
    toast.success(result?.message ?? '')
    await read()
  }
}
