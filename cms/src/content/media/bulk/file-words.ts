import { localeCodes, languageOf } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { documentKinds } from '#src/content/media/document-kind.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { fileWordsTexts } from '#texts/file-words.js'
import { foldedName } from './name-tokens.ts'

const labels = labelsOf(fileWordsTexts)

/** What a picture shows of a product, in the order of a gallery. */
export const pictureViews = [
  'front',
  'perspective',
  'side',
  'back',
  'top',
  'bottom',
  'detail',
  'section',
  'dimensions',
  'use',
  'set',
  'packaging',
] as const
export type PictureView = (typeof pictureViews)[number]

export type DocumentKind = keyof typeof documentKinds

export const documentKindKeys = Object.keys(documentKinds) as DocumentKind[]

/** Values by their folded words; a word may stand for several. */
export type WordTable<Value> = ReadonlyMap<string, ReadonlySet<Value>>

/** Words of a message in all languages of the panel. */
const wordsOf = (label: Label): string[] =>
  Object.values(label)
    .flatMap((list) => list.split(','))
    .map(foldedName)
    .filter(Boolean)

function tableOf<Value>(entries: readonly [Value, readonly string[]][]): WordTable<Value> {
  const table = new Map<string, Set<Value>>()
  for (const [value, words] of entries)
    for (const word of words) table.set(word, (table.get(word) ?? new Set()).add(value))
  return table
}

export const viewWords: WordTable<PictureView> = tableOf(
  pictureViews.map((view) => [view, wordsOf(labels.views[view])]),
)

export const kindWords: WordTable<DocumentKind> = tableOf(
  documentKindKeys.map((kind) => [kind, wordsOf(labels.kinds[kind])]),
)

export const revisionWords: ReadonlySet<string> = new Set(wordsOf(labels.revision))
/** Words between the ends of a range. */
export const rangeWords: ReadonlySet<string> = new Set(wordsOf(labels.range))
export const noiseWords: ReadonlySet<string> = new Set(wordsOf(labels.noise))

/** Name of a language in a language. */
const nameIn = (language: string, of: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(of) ?? ''

/** Languages of the site by their tags (`pt`, `ptbr`), codes and names in the panel's languages. */
export const languageWords: WordTable<Locale> = tableOf(
  localeCodes.map((locale) => {
    const language = languageOf(locale)
    const names = [...localeCodes.map(languageOf), 'en'].map((each) => nameIn(each, language))
    return [locale, [...new Set([locale, language, ...names].map(foldedName))]]
  }),
)

/** Languages of the site by the first three letters of their names, which names have in capitals. */
export const shortLanguageWords: WordTable<Locale> = tableOf(
  localeCodes.map((locale) => {
    const language = languageOf(locale)
    const names = [nameIn(language, language), nameIn('en', language), nameIn('pt', language)]
    return [locale, [...new Set(names.map((name) => foldedName(name).slice(0, 3)))]]
  }),
)
