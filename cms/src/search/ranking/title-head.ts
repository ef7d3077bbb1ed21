import { languageOf } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { fold, wordsOf } from '../words/fold.ts'

/** What follows qualifies the thing: `for`, `with`; in English its end is the head. */
const qualifiers = /,|\s(?:for|with|to|of|and)\s/

/**
 * Words that name the thing itself, by which the plain thing stands before its accessory: the first
 * word of a Portuguese or Spanish title (`Grampo haste–cabo` is a clamp), the last one before a
 * qualifier in English (`Rod-to-cable clamp`).
 */
export function headOf(title: string, locale: Locale): string[] {
  if (languageOf(locale) !== 'en') return wordsOf(title).slice(0, 1)
  const [thing = ''] = fold(title).split(qualifiers)
  return wordsOf(thing).slice(-1)
}
