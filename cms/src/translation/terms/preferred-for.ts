import type { Locale } from '@vitrine/configuration/locales'
import { searchKey } from '#src/search/words/fold.ts'
import type { Term } from './term-shapes.ts'

/** Terms to write for a word that a visitor typed: those of which it is a form or forbidden. */
export const preferredFor = (
  terms: readonly Term[],
  { text, locale }: { text: string; locale: Locale },
): string[] => {
  const typed = searchKey(text)
  return terms.flatMap((term) => {
    const { preferred = '', forms = [], forbidden = [] } = term.words[locale] ?? {}
    const isOther = [...forms, ...forbidden].some((word) => searchKey(word) === typed)
    return isOther && preferred !== '' && searchKey(preferred) !== typed ? [preferred] : []
  })
}
