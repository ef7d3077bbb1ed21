import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { isPurpose } from '#src/platform/collections/row.ts'
import type { Purpose } from '#src/platform/collections/row.ts'
import type { SiteState } from './staff-entry.ts'
import { knownCodes } from './known-codes.ts'
import { parseValueFilters, valueFiltersText } from './value-filters.ts'
import type { ValueFilter } from './value-filters.ts'

export const listSorts = ['changed', 'title', 'part-numbers', 'complete'] as const
export type ListSort = (typeof listSorts)[number]

/** Columns that a person may hide; pictures, titles and checkboxes are always shown. */
export const listColumns = [
  'family',
  'parent',
  'part-numbers',
  'languages',
  'complete',
  'site',
  'changed',
] as const
export type ListColumn = (typeof listColumns)[number]

/**
 * State of a language in a list. `outdated`: a source changed after it was translated; `review`: handed in
 * and not answered; `current`: it has all its texts, none of them outdated.
 */
export const languageStates = [
  'outdated',
  'absent',
  'review',
  'current',
  'public',
  'changed',
  'draft',
] as const
export type LanguageState = (typeof languageStates)[number]

export const siteStates: readonly SiteState[] = ['public', 'changed', 'draft']

/** Selections of part numbers by figures of their products' entries. */
export const partWorks = ['untooled', 'discontinued'] as const
export type PartWork = (typeof partWorks)[number]

/** Most documents that are ticked at once, over all pages. */
export const maxTicked = 500

export const pageSizes = [25, 50, 100] as const
const defaultSize = pageSizes[1]
export const listLayouts = ['rows', 'pictures'] as const

/** Parameter value that matches every possible value. */
export const anyValue = 'any'
/** Author that stands for the signed-in account. */
export const ownAuthor = 'me'
/** First day that stands for the day on which a list is read. */
export const today = 'today'

/** What a list shows: all of it stands in the address. */
export interface ListState {
  text: string
  /** Part numbers, GTINs and other codes, as pasted: documents that have one of them. */
  codes: string[]
  /** True: documents that meet one of the filters, not all of them. Text and codes narrow in either case. */
  isAny: boolean
  parents: number[]
  /** Codes of families. */
  families: string[]
  /** Attributes of part numbers: products with a part number that meets all of them. */
  values: ValueFilter[]
  /** Facts that documents have, or lack, required or not (`pictures`, `documents.drawing`). */
  having: string[]
  without: string[]
  site: SiteState[]
  /** Null: any language. Only with `states`. */
  language: Locale | null
  /** States of which the language has one. */
  states: LanguageState[]
  /** Required fact that documents lack; `any`; null for no filter. */
  missing: string | null
  /** Use for which it is missing; null: any. */
  purpose: Purpose | null
  authors: (number | typeof ownAuthor)[]
  /** Days (`2026-11-26`), inclusive; the first may be `today`. */
  since: string | null
  until: string | null
  /** Changed in so many days up to now. */
  days: number | null
  isScheduled: boolean
  isUnused: boolean
  /** Only uploads of which another one has the same content. */
  isEqual: boolean
  sort: ListSort
  isDescending: boolean
  /** First page: 1. */
  page: number
  size: number
  /** Null: those of the person's preference. */
  columns: ListColumn[] | null
  layout: (typeof listLayouts)[number]
}

/** Filters, without which all documents are listed. */
export const noFilters = {
  text: '',
  codes: [],
  isAny: false,
  parents: [],
  families: [],
  values: [],
  having: [],
  without: [],
  site: [],
  language: null,
  states: [],
  missing: null,
  purpose: null,
  authors: [],
  since: null,
  until: null,
  days: null,
  isScheduled: false,
  isUnused: false,
  isEqual: false,
} as const satisfies Partial<ListState>

const limits = { text: 200, fact: 120, items: 50, page: 100_000, days: 3650 } as const

/** Values of a parameter, which may be repeated or separated by commas. */
const listed = (values: readonly string[]): string[] => [
  ...new Set(values.flatMap((value) => value.split(',')).slice(0, limits.items)),
]

const isOneOf =
  <T extends string>(known: readonly T[]) =>
  (value: string): value is T =>
    (known as readonly string[]).includes(value)

const maxId = 2 ** 31 - 1

const idOf = (value: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(value) && Number(value) <= maxId ? Number(value) : undefined

/** Date of a text (`2026-11-26`); null if there is no such day. */
function dayOf(value: string | undefined): string | null {
  if (value === undefined || !/^[12]\d{3}-\d\d-\d\d$/.test(value)) return null
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : null
}

function orderOf(value: string | undefined): Pick<ListState, 'sort' | 'isDescending'> {
  const isDescending = value?.startsWith('-') ?? true
  const sort = isDescending ? (value?.slice(1) ?? 'changed') : (value ?? '')
  return isOneOf(listSorts)(sort) ? { sort, isDescending } : { sort: 'changed', isDescending: true }
}

/** State of a list from the parameters of its address; values that are not valid count as absent. */
export function parseListState(parameters: URLSearchParams): ListState {
  const all = (name: string): string[] => listed(parameters.getAll(name).filter(Boolean))
  const first = (name: string): string | undefined => parameters.get(name) ?? undefined
  const texts = (name: string): string[] =>
    all(name).filter((value) => isStorable(value) && value.length <= limits.fact)
  const days = idOf(first('days') ?? '')
  const text = (first('q') ?? first('search') ?? '').trim().slice(0, limits.text)
  const language = first('language') ?? ''
  const since = first('since')
  const missing = first('missing') ?? ''
  const purpose = first('for')
  const page = idOf(first('page') ?? '') ?? 1
  const size = Number(first('size'))
  const columns = first('show')
  const authors = all('author')
    .map((value) => (value === ownAuthor ? value : idOf(value)))
    .filter((value) => value !== undefined)
  return {
    text: isStorable(text) ? text : '',
    codes: knownCodes((first('codes') ?? '').split(',')),
    isAny: first('match') === 'any',
    parents: all('parent').flatMap((value) => idOf(value) ?? []),
    families: texts('family'),
    values: parseValueFilters(parameters.getAll('value')),
    // a grid has a parameter `with` of its own
    having: texts('having'),
    without: texts('without'),
    site: all('site').filter(isOneOf(siteStates)),
    language: isLocale(language) ? language : null,
    states: all('state').filter(isOneOf(languageStates)),
    missing: missing !== '' && isStorable(missing) ? missing.slice(0, limits.fact) : null,
    purpose: isPurpose(purpose) ? purpose : null,
    authors,
    since: since === today ? today : dayOf(since),
    until: dayOf(first('until')),
    days: days === undefined ? null : Math.min(days, limits.days),
    isScheduled: first('scheduled') === 'yes',
    isUnused: first('unused') === 'yes',
    isEqual: first('equal') === 'yes',
    ...orderOf(first('order')),
    page: Math.min(page, limits.page),
    size: pageSizes.find((each) => each === size) ?? defaultSize,
    columns: columns === undefined ? null : listed([columns]).filter(isOneOf(listColumns)),
    layout: first('view') === 'pictures' ? 'pictures' : 'rows',
  }
}

/** Parameters of a state in one spelling and order; values by default are left out. */
export function listParameters(state: ListState): URLSearchParams {
  const parameters = new URLSearchParams()
  const set = (name: string, value: string | null): void => {
    if (value !== null && value !== '') parameters.set(name, value)
  }
  set('q', state.text)
  set('codes', state.codes.join(','))
  set('match', state.isAny ? 'any' : null)
  set('parent', state.parents.join(','))
  set('family', state.families.join(','))
  set('value', valueFiltersText(state.values))
  set('having', state.having.join(','))
  set('without', state.without.join(','))
  set('site', state.site.join(','))
  if (state.states.length > 0) set('language', state.language)
  set('state', state.states.join(','))
  set('missing', state.missing)
  set('for', state.purpose)
  set('author', state.authors.join(','))
  set('since', state.since)
  set('until', state.until)
  set('days', state.days === null ? null : String(state.days))
  set('scheduled', state.isScheduled ? 'yes' : null)
  set('unused', state.isUnused ? 'yes' : null)
  set('equal', state.isEqual ? 'yes' : null)
  if (state.sort !== 'changed' || !state.isDescending)
    set('order', (state.isDescending ? '-' : '') + state.sort)
  if (state.page > 1) set('page', String(state.page))
  if (state.size !== defaultSize) set('size', String(state.size))
  // an empty list hides each column; a parameter without value would count as absent
  if (state.columns !== null) set('show', state.columns.join(',') || 'none')
  if (state.layout !== 'rows') set('view', state.layout)
  return parameters
}

/** Query string with `?`, or nothing. */
export function listQuery(state: ListState): string {
  // as people read it
  const text = listParameters(state)
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%7E', '~')
    .replaceAll('%3B', ';')
  return text === '' ? '' : `?${text}`
}

/** Number of filters of which a document meets all, or one. */
const countFilters = (state: ListState): number =>
  state.values.length +
  [
    state.parents.length > 0,
    state.families.length > 0,
    state.having.length > 0,
    state.without.length > 0,
    state.site.length > 0,
    state.states.length > 0,
    state.missing !== null,
    state.authors.length > 0,
    (state.since ?? state.until ?? state.days) !== null,
    state.isScheduled,
    state.isUnused,
    state.isEqual,
  ].filter(Boolean).length

/** True if documents meet one of several filters. */
export const isOfAny = (state: ListState): boolean => state.isAny && countFilters(state) > 1

/** What a saved view holds of a state: its filters and order, not its page. */
export const viewQuery = (state: ListState): string =>
  listQuery({
    ...state,
    isAny: isOfAny(state),
    page: 1,
    size: defaultSize,
    columns: null,
    layout: 'rows',
  })

/** True if a list is narrowed. */
export const isNarrowed = (state: ListState): boolean =>
  viewQuery({ ...state, sort: 'changed', isDescending: true }) !== ''
