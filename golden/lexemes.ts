import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Locale } from '@vitrine/configuration/locales'

const stemmers: Record<Locale, (word: string) => string> = {
  br: portuguese,
  en: english,
  es: spanish,
}

/**
 * Plurals that the stemmers miss after accents are removed, as in `search_text` of the database.
 */
const plurals: Record<Locale, readonly [RegExp, string][]> = {
  br: [
    [/(?<=..)(?:oes|aes)$/, 'ao'],
    [/(?<=..)ais$/, 'al'],
    [/(?<=..)eis$/, 'el'],
    [/([aeiou])ns$/, '$1m'],
  ],
  // Porter's first version stems `dies` to `di`, unlike PostgreSQL's
  en: [[/^(.)ies$/, '$1ie']],
  es: [[/(?<=..)iones$/, 'ion']],
}

/** Lexeme of a folded word in the locale, as PostgreSQL's Snowball dictionaries compute it. */
export function lexemeOf(word: string, locale: Locale): string {
  // Porter's first version stems `lps` to `lp`, unlike PostgreSQL's
  if (/\d/.test(word) || (locale === 'en' && /^[^aeiouy]+s$/.test(word))) return word
  const singular = plurals[locale].reduce(
    (text, [ending, replacement]) => text.replace(ending, replacement),
    word,
  )
  return stemmers[locale](singular)
}
