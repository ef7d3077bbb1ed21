import { absentScreens } from '@vitrine/configuration/modules'
import type { Locale } from '@vitrine/configuration/locales'
import { sitePagesTexts } from '#texts/site-pages.js'

type Pages = (typeof sitePagesTexts)[Locale]['pages']
export type SitePage = keyof Pages

/** Maximum number of pages per search. */
const maxPages = 2
/** Maximum number of words of a search text for which pages are suggested. */
const maxQueryWords = 12

/** Words of a text without accents and plural endings. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (word.length > 4 ? word.replace(/(?:es|s)$/, '') : word))

/**
 * Share of the text's words that are in the longest matching phrase of a page; 0 without a match.
 */
function shareOf(phrases: string, words: readonly string[]): number {
  const matches = phrases
    .split(',')
    .map(wordsOf)
    .filter((phrase) => phrase.length > 0 && phrase.every((word) => words.includes(word)))
  return Math.max(0, ...matches.map((phrase) => phrase.length)) / words.length
}

/**
 * Pages of the site whose phrases match a search text (such as `vagas` or `where to buy`), best
 * first.
 */
export function sitePagesFor(text: string, locale: Locale): SitePage[] {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > maxQueryWords) return []
  const pages = Object.entries(sitePagesTexts[locale].pages) as [SitePage, Pages[SitePage]][]
  return pages
    .filter(([screen]) => !absentScreens.includes(screen))
    .map(([screen, page]) => ({ screen, share: shareOf(page.words, words) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, maxPages)
    .map(({ screen }) => screen)
}
