'use client'

import { toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { send } from '#src/platform/panel-calls/send.ts'
import { languagePaths } from '#src/publishing/languages/language-answer.ts'
import type { LanguageAnswer, LanguagePress } from '#src/publishing/languages/language-answer.ts'

const readLanguages = async (path: string): Promise<LanguageAnswer | undefined> =>
  (await send<LanguageAnswer>(`/${path}`, { method: 'GET', language: undefined })).data

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
    const { language } = i18n
    const reverted = await send<LanguagePress>(`/${own}${languagePaths.revert}?locale=${locale}`, {
      method: 'POST',
      language,
    })
    if (!reverted.data) {
      if (reverted.message !== undefined) toast.error(reverted.message)
      return
    }
    const query = `?locale=${locale}&fallback-locale=null&depth=0&draft=true`
    const draft = await send<object>(`/${own}${query}`, { method: 'GET', language })
    if (draft.data) await reset(draft.data)
    incrementVersionCount()
    setUnpublishedVersionCount(0)
    toast.success(reverted.data.message)
    await read()
  }
}
