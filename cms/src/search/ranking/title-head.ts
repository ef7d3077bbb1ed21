import { perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { anyOf, listed, wordsOfLocale } from '../words/languages.ts'
import { fold, wordsOf } from '../words/fold.ts'

/** What qualifies the thing where its name ends before it: `for`, `with`; undefined where it begins the title. */
const qualifiers = perLocale((locale): RegExp | undefined => {
  const head = wordsOfLocale(locale)?.titleHead
  return head?.place === 'last'
    ? new RegExp(String.raw`,|\s${anyOf(listed(head.qualifiers))}\s`)
    : undefined
})

/**
 * Words that name the thing itself, by which the plain thing stands before its accessory: the first
 * word of a Portuguese or Spanish title (`Grampo haste–cabo` is a clamp), the last one before a
 * qualifier in English and German (`Rod-to-cable clamp`).
 */
export function headOf(title: string, locale: Locale): string[] {
  const end = qualifiers[locale]
  if (end === undefined) return wordsOf(title).slice(0, 1)
  const [thing = ''] = fold(title).split(end)
  return wordsOf(thing).slice(-1)
}
