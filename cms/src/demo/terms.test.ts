import { localeCodes } from '@vitrine/configuration/locales'
import { readCompany } from '@vitrine/demo'
import { expect, test } from 'vitest'
import { faultsOf } from '#src/translation/faults.ts'
import type { Term } from '#src/translation/terms/term-shapes.ts'
import { preferredKey, storedWordsOf, wordProblems } from '#src/translation/terms/stored-words.ts'
import { termDeviations } from '#src/translation/terms/term-deviations.ts'

const company = await readCompany('aterra')
const approved = company.terms.filter(({ isProposed }) => isProposed !== true)

/** Texts of the company in all its languages, wherever they are. */
function textsIn(value: unknown): Record<string, string>[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null || value instanceof URL) return []
  const texts = value as Record<string, unknown>
  return localeCodes.every((locale) => typeof texts[locale] === 'string')
    ? [texts as Record<string, string>]
    : Object.values(texts).flatMap(textsIn)
}

test('the glossary has 150 terms that its rules accept, each once in a language', () => {
  expect(approved).toHaveLength(150)
  for (const { words } of company.terms)
    expect(wordProblems(storedWordsOf(words), 'pt'), JSON.stringify(words)).toEqual([])
  for (const locale of localeCodes) {
    const own = approved.map(({ words }) => preferredKey(words[locale]?.preferred ?? ''))
    expect(own.filter((word, at) => own.indexOf(word) !== at)).toEqual([])
  }
})

test('the texts of the company follow its glossary in all languages', () => {
  const terms = approved.map(({ words, note }, at): Term => ({
    id: at,
    words: words as Term['words'],
    note,
  }))
  const { terms: _terms, synonyms: _synonyms, activity: _activity, ...content } = company
  const texts = textsIn(content)
  expect(texts.length).toBeGreaterThan(3000)
  const found = texts.flatMap((text) =>
    localeCodes.flatMap((locale) =>
      termDeviations(terms, {
        source: text['br']?.replaceAll('**', '') ?? '',
        target: text[locale]?.replaceAll('**', '') ?? '',
        sourceLocale: 'br',
        targetLocale: locale,
      }).map(
        ({ kind, word, preferred }) => `${locale} ${kind} ${word} ${preferred}: ${text[locale]}`,
      ),
    ),
  )
  expect(found).toEqual([])
})

/** Norms that each language names by its own number. */
const equivalentNorms = /ABNT NBR NM 280|IEC 60228/g

test('the texts of the company have the same figures, units and placeholders in all languages', () => {
  const { terms: _terms, synonyms: _synonyms, ...content } = company
  const found = textsIn(content).flatMap((text) =>
    localeCodes.flatMap((locale) => {
      // names of files differ by their language
      if (locale === 'br' || text['br']?.endsWith('.pdf') === true) return []
      const textOf = (code: string) => text[code]?.replaceAll(equivalentNorms, '') ?? ''
      return faultsOf({
        source: textOf('br'),
        target: textOf(locale),
        isRich: false,
        sourceLocale: 'br',
        locale,
        maxLength: null,
      })
        .filter(({ kind }) => kind !== 'empty' && kind !== 'sameAsSource')
        .map((fault) => `${locale} ${JSON.stringify(fault)}: ${text['br']} | ${text[locale]}`)
    }),
  )
  expect(found).toEqual([])
})
