import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useLanguages } from '#src/admin/languages/use-languages.ts'
import { languagePaths } from '#src/publishing/languages/language-answer.ts'
import type { LanguageAnswer } from '#src/publishing/languages/language-answer.ts'
import { useEditor, useEditorStore } from './editor-store.ts'

/**
 * Languages and scheduled times of the document; `useReadLanguages` in the action bar loads them.
 */
export const useSchedule = (): { answer: LanguageAnswer | undefined } => ({
  answer: useEditor((state) => state.languages),
})

/**
 * Loads languages and scheduled times after each save and stores them for all components of the
 * editor.
 */
export function useReadLanguages() {
  const store = useEditorStore()
  const { id, collectionSlug } = useDocumentInfo()
  const own = `${collectionSlug}/${id}`
  const path = `${collectionSlug}${languagePaths.languages}?where[id][equals]=${id}`
  const { answer, read } = useLanguages(path, id !== undefined)
  useEffect(() => store.set({ languages: answer }), [store, answer])
  return { own, answer, read }
}
