import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { termsTexts } from '#texts/terms.js'
import { formKey } from './glossary-index.ts'
import type { LanguageWords, Term } from './term-shapes.ts'
import { wordTokens } from './word-tokens.ts'

const { errors: labels } = labelsOf(termsTexts)

/** Parts of a language as they are stored: `forms` and `forbidden` are lists with commas. */
export const wordParts = ['preferred', 'forms', 'forbidden'] as const
export type WordPart = (typeof wordParts)[number]
export type StoredLanguage = Record<WordPart, string>

/** Words of a concept as they are stored, by language; those of former languages stay. */
export type StoredWords = Record<string, StoredLanguage>

/** Limits of a concept: characters and words of a term, forms and forbidden words of a language. */
export const termLimits = { characters: 120, words: 8, forms: 60, note: 1000, source: 300 } as const

/** Apostrophe before a sign of a formula, which spreadsheets take away. */
const escape = /^'+(?=\s*[=+\-@＝＋－＠])/

const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(escape, '')

/** Text with line breaks: each line trimmed, as a spreadsheet gives it back. */
export const cleanNote = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .replace(escape, ''),
    )
    .join('\n')
    .trim()

/** Words of a list with commas, semicolons or line breaks, each once. */
export function listOf(text: string): string[] {
  const seen = new Set<string>()
  return text.split(/[,;\n]/).flatMap((part) => {
    const word = cleanText(part)
    const key = word.toLowerCase()
    if (word === '' || seen.has(key)) return []
    seen.add(key)
    return [word]
  })
}

/** Text of a part: a text, or a list of texts that a program wrote. */
const partText = (value: unknown): string =>
  Array.isArray(value)
    ? value.filter((each) => typeof each === 'string').join(', ')
    : typeof value === 'string'
      ? value
      : ''

/** Words of any value in the form in which they are stored: trimmed, without empty languages. */
export function storedWordsOf(value: unknown): StoredWords {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).flatMap(([locale, given]) => {
      const parts = Object(given) as Partial<Record<WordPart, unknown>>
      const preferred = cleanText(partText(parts.preferred))
      const lower = preferred.toLowerCase()
      const own: StoredLanguage = {
        preferred,
        forms: listOf(partText(parts.forms))
          .filter((form) => form.toLowerCase() !== lower)
          .join(', '),
        forbidden: listOf(partText(parts.forbidden)).join(', '),
      }
      return /^[a-z]{2,3}$/.test(locale) && Object.values(own).some((text) => text !== '')
        ? [[locale, own]]
        : []
    }),
  )
}

/** Words of a language as the checks read them. */
const languageWords = ({ preferred, forms, forbidden }: StoredLanguage): LanguageWords => ({
  preferred,
  forms: listOf(forms),
  forbidden: listOf(forbidden),
})

/** Concept as the checks read it, from its document. */
export const termOf = (document: {
  id: number
  words?: unknown
  note?: string | null | undefined
}): Term => {
  const words = storedWordsOf(document.words)
  return {
    id: document.id,
    words: Object.fromEntries(
      localeCodes.flatMap((locale) => {
        const own = words[locale]
        return own ? [[locale, languageWords(own)]] : []
      }),
    ),
    note: document.note ?? '',
  }
}

/** Error of a word of the glossary; its language and its part. */
export interface WordProblem {
  locale: Locale
  part: WordPart
  message: string
}

type Say = (label: Label) => string

function problemOfWord(word: string, say: Say): string | undefined {
  if (!isStorable(word)) return say(labels.unreadable)
  if (word.length > termLimits.characters)
    return say(labels.long({ word: word.slice(0, 40), count: termLimits.characters }))
  const count = wordTokens(word).length
  if (count === 0) return say(labels.noLetters({ word }))
  return count > termLimits.words
    ? say(labels.manyWords({ word, count: termLimits.words }))
    : undefined
}

function problemsOfLanguage(own: StoredLanguage, locale: Locale, say: Say): WordProblem[] {
  const { preferred, forms, forbidden } = languageWords(own)
  const problems: WordProblem[] = []
  const add = (part: WordPart, message: string | undefined): void => {
    if (message !== undefined) problems.push({ locale, part, message })
  }
  if (preferred === '') add('preferred', say(labels.preferred({ language: locales[locale].title })))
  else if (/[,;]/.test(preferred)) add('preferred', say(labels.oneTerm({ word: preferred })))
  else add('preferred', problemOfWord(preferred, say))
  const allowed = new Set([preferred, ...forms].map((form) => formKey(form, locale)))
  for (const [part, list] of [
    ['forms', forms],
    ['forbidden', forbidden],
  ] as const) {
    if (list.length > termLimits.forms) add(part, say(labels.many({ count: termLimits.forms })))
    for (const word of list.slice(0, termLimits.forms)) add(part, problemOfWord(word, say))
  }
  for (const word of forbidden)
    if (allowed.has(formKey(word, locale))) add('forbidden', say(labels.forbiddenOwn({ word })))
  return problems
}

/** Errors of the words of a concept, in a language of the panel. */
export function wordProblems(words: StoredWords, language: string | undefined): WordProblem[] {
  const say: Say = (label) => textOf(label, language)
  const own = localeCodes.filter((locale) => words[locale] !== undefined)
  if (own.length === 0)
    return [{ locale: defaultLocale, part: 'preferred', message: say(labels.none) }]
  return own.flatMap((locale) => {
    const each = words[locale]
    return each ? problemsOfLanguage(each, locale, say) : []
  })
}

/** Title of a concept: its terms in the order of the site's languages. */
export const titleOf = (words: StoredWords): string =>
  [
    ...new Set(
      [...localeCodes, ...Object.keys(words)].flatMap((locale) => words[locale]?.preferred || []),
    ),
  ]
    .join(' · ')
    .slice(0, 300)

/** Forms and forbidden words of all languages, by which the concept is found. */
export const otherWordsOf = (words: StoredWords): string =>
  Object.values(words)
    .flatMap(({ forms, forbidden }) => [...listOf(forms), ...listOf(forbidden)])
    .join(', ')

/** Term as two concepts of one language are compared by. */
export const preferredKey = (word: string): string => cleanText(word).toLowerCase()
