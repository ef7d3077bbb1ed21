import type { Locale } from '@vitrine/configuration/locales'
import { formKey, glossaryIndex, longestMatches, matchesIn } from './glossary-index.ts'
import type { WordMatch } from './glossary-index.ts'
import type { Term } from './term-shapes.ts'
import { isCompounding, wordStem } from './word-stem.ts'
import { wordTokens } from './word-tokens.ts'

/** Passage with its translation; both may have tags (`tagged-text.ts`). */
export interface TermPassage {
  source: string
  target: string
  sourceLocale: Locale
  /** Equal to the language of the source: a text is checked against its own language. */
  targetLocale: Locale
}

/** Difference of a translation from the glossary. */
export interface TermDeviation {
  /** `forbidden`: a word that must not be said; `missing`: a term of the source is not translated. */
  kind: 'forbidden' | 'missing'
  /** Id of the term. */
  term: number
  /** The forbidden word of the translation, or the term as the source has it. */
  word: string
  /** Term to write; empty if the language of the translation has none. */
  preferred: string
  /** Range of the translation to replace; null: nothing stands in its place. */
  range: { from: number; to: number } | null
}

/** Term of a source with its translation. */
export interface SourceTerm {
  term: number
  /** As the source has it. */
  word: string
  preferred: string
  note: string
}

const hasWord = (term: Term, locale: Locale): boolean =>
  (term.words[locale]?.preferred ?? '') !== ''

const textOf = (text: string, { from, to }: Pick<WordMatch, 'from' | 'to'>): string =>
  text.slice(from, to)

/** Longest matches of a source that are terms. */
const sourceMatches = (terms: readonly Term[], text: string, locale: Locale): WordMatch[] =>
  longestMatches(matchesIn(glossaryIndex(terms, locale), text)).filter(
    ({ allowed }) => allowed.length > 0,
  )

/** True if a word of the text is a compound with a form of the term: `Zahnradpumpe`, `Pumpe`. */
function hasCompound(term: Term, stems: readonly string[], locale: Locale): boolean {
  const { preferred = '', forms = [] } = term.words[locale] ?? {}
  return [preferred, ...forms]
    .map((form) => formKey(form, locale))
    .some(
      (key) =>
        key.length > 3 &&
        !key.includes(' ') &&
        stems.some((stem) => stem.endsWith(key) || stem.startsWith(key)),
    )
}

/**
 * Forbidden words of a translation. A word that another term allows is forbidden only if the source
 * has the term that forbids it, and not the other one.
 */
function forbiddenIn(
  matches: readonly WordMatch[],
  passage: TermPassage,
  inSource: ReadonlySet<Term>,
): TermDeviation[] {
  const { target, targetLocale } = passage
  return longestMatches(matches).flatMap((match) => {
    const { allowed, forbidden, from, to } = match
    const term =
      allowed.length === 0
        ? (forbidden.find((each) => inSource.has(each)) ?? forbidden[0])
        : allowed.some((each) => inSource.has(each))
          ? undefined
          : forbidden.find((each) => inSource.has(each))
    return term === undefined
      ? []
      : [
          {
            kind: 'forbidden' as const,
            term: term.id,
            word: textOf(target, match),
            preferred: term.words[targetLocale]?.preferred ?? '',
            range: { from, to },
          },
        ]
  })
}

/** Terms of a source that its translation lacks, each once. */
function missingIn(
  terms: readonly Term[],
  passage: TermPassage,
  ofSource: readonly WordMatch[],
  inTarget: ReadonlySet<Term>,
): TermDeviation[] {
  const { source, target, sourceLocale, targetLocale } = passage
  const seen = new Set<Term>()
  let stems: string[] | undefined
  let untranslated: WordMatch[] | undefined
  return ofSource.flatMap((match) => {
    const { allowed } = match
    const [term] = allowed.filter((each) => hasWord(each, targetLocale))
    if (!term || seen.has(term) || allowed.some((each) => inTarget.has(each))) return []
    seen.add(term)
    if (isCompounding(targetLocale)) {
      stems ??= wordTokens(target).map(({ text }) => wordStem(text, targetLocale))
      const words = stems
      if (allowed.some((each) => hasCompound(each, words, targetLocale))) return []
    }
    // a word of the source that was left as it stands is what the term replaces
    untranslated ??= sourceMatches(terms, target, sourceLocale)
    const left = untranslated.find((each) => each.allowed.includes(term))
    return [
      {
        kind: 'missing' as const,
        term: term.id,
        word: textOf(source, match),
        preferred: term.words[targetLocale]?.preferred ?? '',
        range: left ? { from: left.from, to: left.to } : null,
      },
    ]
  })
}

/**
 * Differences of a translation from the approved terms: forbidden words in its order, then terms of
 * the source that it lacks. Whole words are compared, without case, with accents, in singular and
 * plural; within a longer term a shorter one does not count. An empty translation has none.
 */
export function termDeviations(terms: readonly Term[], passage: TermPassage): TermDeviation[] {
  const { source, target, sourceLocale, targetLocale } = passage
  if (terms.length === 0 || target.trim() === '') return []
  const isOwn = sourceLocale === targetLocale
  const ofSource = isOwn ? [] : sourceMatches(terms, source, sourceLocale)
  const ofTarget = matchesIn(glossaryIndex(terms, targetLocale), target)
  const forbidden = forbiddenIn(
    ofTarget,
    passage,
    new Set(ofSource.flatMap(({ allowed }) => allowed)),
  )
  if (ofSource.length === 0) return forbidden
  const inTarget = new Set(ofTarget.flatMap(({ allowed }) => allowed))
  const replaced = new Set(forbidden.map(({ term }) => term))
  return [
    ...forbidden,
    ...missingIn(terms, passage, ofSource, inTarget).filter(({ term }) => !replaced.has(term)),
  ]
}

/** Terms of a source with their translations, each once, in the order of the source. */
export function termsOfSource(
  terms: readonly Term[],
  { source, sourceLocale, targetLocale }: Omit<TermPassage, 'target'>,
): SourceTerm[] {
  // compared as texts: on a site of one language, the types would rule out all that follows
  if (terms.length === 0 || String(sourceLocale) === targetLocale) return []
  const seen = new Set<Term>()
  return sourceMatches(terms, source, sourceLocale).flatMap((match) => {
    const term = match.allowed.find((each) => hasWord(each, targetLocale))
    if (!term || seen.has(term)) return []
    seen.add(term)
    return [
      {
        term: term.id,
        word: textOf(source, match),
        preferred: term.words[targetLocale]?.preferred ?? '',
        note: term.note,
      },
    ]
  })
}
