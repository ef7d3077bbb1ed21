import { perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { anyOf, listed, wordsOfLocale } from '../words/languages.ts'
import { fold, wordsOf } from '../words/fold.ts'

/**
 * Words that begin the qualifier of a title by language (`for`, `with`); undefined if the name is
 * the first word.
 */
const qualifiers = perLocale((locale): RegExp | undefined => {
  const head = wordsOfLocale(locale)?.titleHead
  return head?.place === 'last'
    ? new RegExp(String.raw`,|\s${anyOf(listed(head.qualifiers))}\s`)
    : undefined
})

/**
 * Words of a title that name the product itself, so that a product ranks before its accessory: the
 * first word in Portuguese or Spanish (`Grampo haste–cabo` is a clamp), the last one before a
 * qualifier in English and German (`Rod-to-cable clamp`).
 */
export function headOf(title: string, locale: Locale): string[] {
  const end = qualifiers[locale]
  if (end === undefined) return wordsOf(title).slice(0, 1)
  const [thing = ''] = fold(title).split(end)
  return wordsOf(thing).slice(-1)
}
