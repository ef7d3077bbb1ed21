import { localeCodes, locales } from '@vitrine/configuration/locales'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { termsTexts } from '#texts/terms.js'
import {
  preferredKey,
  storedWordsOf,
  termLimits,
  titleOf,
  wordParts,
  wordProblems,
} from './stored-words.ts'
import type { StoredWords, WordPart } from './stored-words.ts'

const labels = labelsOf(termsTexts)

export const termStates = ['approved', 'proposed'] as const
export type TermState = (typeof termStates)[number]

/** Content of a document of the glossary. */
export interface TermContent {
  words: StoredWords
  state: TermState
  source: string
  note: string
}

export interface PresentTerm extends TermContent {
  id: number
}

/** Row of a file: values by key of the column; an absent one is not changed. */
export interface TermRow {
  /** Number by which the plan names the row. */
  line: number
  values: Partial<Record<string, string>>
}

/** Changes that an import would make. */
export interface TermPlan {
  /** Documents to save, by the line of the file; without `id`: to create. */
  saved: { line: number; id: number | undefined; content: TermContent }[]
  same: number
  refused: {
    line: number
    problems: { key: string; message: string }[]
  }[]
}

/** Columns of the file. Words of a language have the keys `br.preferred`, `br.forms`, … */
export function termColumns(language: string | undefined): { key: string; label: string }[] {
  const say = (label: Label): string => textOf(label, language)
  return [
    { key: 'id', label: say(labels.columns.id) },
    ...localeCodes.flatMap((locale) =>
      wordParts.map((part) => ({
        key: `${locale}.${part}`,
        label: say(labels.columns[part]({ language: locales[locale].title })),
      })),
    ),
    { key: 'state', label: say(labels.state) },
    { key: 'source', label: say(labels.source) },
    { key: 'note', label: say(labels.note) },
  ]
}

/** Heading as it is compared: letters and digits without case and accents. */
const foldedHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Key of the column with a heading, in any language of the panel. */
export function termKeyOf(heading: string): string | undefined {
  const name = foldedHeading(heading)
  if (name === '') return undefined
  for (const language of Object.keys(labels.term))
    for (const { key, label } of termColumns(language))
      if (foldedHeading(label) === name || foldedHeading(key) === name) return key
  return undefined
}

/** Cell of a column for a document. */
export function termCell(
  { id, ...content }: TermContent & { id?: number },
  key: string,
  language: string | undefined,
): string {
  if (key === 'id') return id === undefined ? '' : String(id)
  if (key === 'state') return textOf(labels.states[content.state], language)
  if (key === 'source' || key === 'note') return content[key]
  const [locale = '', part = ''] = key.split('.')
  return content.words[locale]?.[part as WordPart] ?? ''
}

const stateOf = (text: string): TermState | undefined =>
  termStates.find(
    (state) =>
      foldedHeading(state) === foldedHeading(text) ||
      Object.values(labels.states[state] satisfies Label).some(
        (label) => foldedHeading(label) === foldedHeading(text),
      ),
  )

/** Content of a document after a row; undefined as state: the row has an unknown one. */
function contentAfter(
  before: TermContent | undefined,
  { values }: TermRow,
): Omit<TermContent, 'state'> & { state: TermState | undefined } {
  const words: Record<string, Partial<Record<WordPart, string>>> = { ...before?.words }
  for (const locale of localeCodes)
    for (const part of wordParts) {
      const cell = values[`${locale}.${part}`]
      if (cell !== undefined) words[locale] = { ...words[locale], [part]: cell }
    }
  const state = values['state'] ?? ''
  return {
    words: storedWordsOf(words),
    state: state === '' ? (before?.state ?? 'approved') : stateOf(state),
    source: values['source'] ?? before?.source ?? '',
    note: values['note'] ?? before?.note ?? '',
  }
}

/** Error of a row: key of the column and message. */
type Problem = [column: string, message: string]

const termKeys = (words: StoredWords): string[] =>
  Object.entries(words).flatMap(([locale, { preferred }]) =>
    preferred === '' ? [] : [`${locale} ${preferredKey(preferred)}`],
  )

/** Builds the plan of an import row by row. */
class TermPlanner {
  readonly plan: TermPlan = {
    saved: [],
    same: 0,
    refused: [],
  }
  readonly #language: string | undefined
  readonly #byId: Map<number, PresentTerm>
  /** Ids of the documents by the terms of each language. */
  readonly #byTerm = new Map<string, number>()
  /** The same of approved documents, after the rows read so far; new documents have no id. */
  readonly #approved = new Map<string, number | undefined>()
  readonly #seen = new Set<number>()

  constructor(present: readonly PresentTerm[], language: string | undefined) {
    this.#language = language
    this.#byId = new Map(present.map((term) => [term.id, term]))
    // an approved concept comes before a proposal of the same term
    for (const term of present.toSorted((a, b) => (a.state < b.state ? -1 : 1)))
      for (const key of termKeys(term.words)) {
        if (!this.#byTerm.has(key)) this.#byTerm.set(key, term.id)
        if (term.state === 'approved') this.#approved.set(key, term.id)
      }
  }

  #say(label: Label): string {
    return textOf(label, this.#language)
  }

  /** Documents that a row names: by its number, otherwise by its terms. */
  #named({ values }: TermRow): PresentTerm[] {
    const number = values['id'] ?? ''
    const own = /^\d{1,9}$/.test(number) ? this.#byId.get(Number(number)) : undefined
    if (own) return [own]
    const ids = new Set(
      termKeys(storedWordsOf(this.#wordsIn(values))).map((key) => this.#byTerm.get(key)),
    )
    return [...ids].flatMap((id) => this.#byId.get(id ?? 0) ?? [])
  }

  #wordsIn(values: TermRow['values']): Record<string, { preferred: string }> {
    return Object.fromEntries(
      localeCodes.map((locale) => [locale, { preferred: values[`${locale}.preferred`] ?? '' }]),
    )
  }

  /** Errors of a row; `after` is undefined if it changes nothing. */
  #problems(
    before: PresentTerm | undefined,
    after: ReturnType<typeof contentAfter> | undefined,
  ): Problem[] {
    const { errors } = labels
    const problems: Problem[] = []
    if (before && this.#seen.has(before.id)) problems.push(['id', this.#say(errors.twice)])
    if (!after) return problems
    for (const { locale, part, message } of wordProblems(after.words, this.#language))
      problems.push([`${locale}.${part}`, message])
    if (after.state === undefined) problems.push(['state', this.#say(errors.state)])
    for (const key of ['source', 'note'] as const)
      if (after[key].length > termLimits[key])
        problems.push([key, this.#say(errors.tooLong({ count: termLimits[key] }))])
    for (const key of after.state === 'approved' ? termKeys(after.words) : []) {
      const [locale = ''] = key.split(' ', 1)
      if (this.#approved.has(key) && (!before || this.#approved.get(key) !== before.id))
        problems.push([
          `${locale}.preferred`,
          this.#say(errors.otherRow({ word: after.words[locale]?.preferred ?? '' })),
        ])
    }
    return problems
  }

  add(row: TermRow): void {
    const named = this.#named(row)
    if (named.length > 1) {
      const titles = named.map(({ words }) => titleOf(words)).join('; ')
      return this.#refuse(row, [['id', this.#say(labels.errors.several({ titles }))]])
    }
    const [before] = named
    const after = contentAfter(before, row)
    const { state } = after
    const isSame =
      before !== undefined && state !== undefined && this.#isSame(before, { ...after, state })
    const problems = this.#problems(before, isSame ? undefined : after)
    if (problems.length > 0 || state === undefined) return this.#refuse(row, problems)
    if (before) this.#seen.add(before.id)
    if (isSame) {
      this.plan.same += 1
      return
    }
    const content: TermContent = { ...after, state }
    this.#register(before, content)
    this.plan.saved.push({ line: row.line, id: before?.id, content })
  }

  #refuse({ line }: TermRow, problems: readonly Problem[]): void {
    this.plan.refused.push({
      line,
      problems: problems.map(([key, message]) => ({ key, message })),
    })
  }

  /** True if no cell of a document would change. */
  #isSame(before: PresentTerm, after: TermContent): boolean {
    return termColumns(this.#language).every(({ key }) => {
      const [old, now] = [before, { ...after, id: before.id }].map((each) =>
        termCell(each, key, this.#language),
      )
      return old === now
    })
  }

  /** Puts the terms of a row in the place of those of its document. */
  #register(before: PresentTerm | undefined, after: TermContent): void {
    for (const key of before ? termKeys(before.words) : [])
      if (this.#approved.get(key) === before?.id) this.#approved.delete(key)
    if (after.state !== 'approved') return
    for (const key of termKeys(after.words)) this.#approved.set(key, before?.id)
  }
}

/**
 * Compares the rows of a file with the glossary. A row with an error changes nothing; a concept that
 * the file lacks stays.
 */
export function planTerms(
  rows: readonly TermRow[],
  present: readonly PresentTerm[],
  language: string | undefined,
): TermPlan {
  const planner = new TermPlanner(present, language)
  for (const row of rows) planner.add(row)
  return planner.plan
}
