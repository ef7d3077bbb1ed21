import { isLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { collections } from '#src/platform/collections/collections.ts'
import { purposes } from '#src/platform/collections/row.ts'
import type { Purpose } from '#src/platform/collections/row.ts'
import { isRuled, offeredOf } from './offered-requirements.ts'
import type { Offered, RuledCollection } from './offered-requirements.ts'

/** Purposes that the rules of a collection may name. */
export const purposesOf = (collection: RuledCollection): readonly Purpose[] =>
  collections[collection].purposes

/** Maximum value of `min` in a requirement. */
export const maxCount = 20

/** Requirement as declared. */
export interface Need {
  for: Purpose[]
  /** Languages in which the text is required; all if absent. */
  languages?: Locale[]
  /** Minimum number of values; 1 if absent. */
  min?: number
}

/** Declared requirements by key (`offered.ts`, `attribute.<key>`). */
export type Needs = Record<string, Need>

/** Completeness rules of the company. */
export interface Rules {
  /** Requirements by collection; `defaultNeeds` apply to an absent collection. */
  collections: Partial<Record<RuledCollection, Needs>>
  /**
   * Changes to the requirements of products, by id of the subcategory: added or changed
   * requirements; null removes one.
   */
  subcategories: Record<string, Record<string, Need | null>>
}

const forAll: Need = { for: [...purposes] }
const forSite: Need = { for: ['site'] }

const onSite = (...keys: string[]): Needs => Object.fromEntries(keys.map((key) => [key, forSite]))

const pageDefaults = onSite('title', 'description', 'text', 'main_image', 'alt')

/** Requirements of a collection for which the company has declared none. */
export const defaultNeeds: Record<RuledCollection, Needs> = {
  products: {
    title: forAll,
    description: forSite,
    text: forSite,
    family: forAll,
    pictures: { for: ['site', 'data-sheet'] },
    alt: forSite,
    variants: forAll,
    'columns.filters': forAll,
  },
  categories: onSite('title', 'description', 'main_image', 'alt'),
  subcategories: onSite('title', 'description', 'main_image', 'alt'),
  certificates: onSite('title', 'number', 'body', 'valid_until', 'files', 'scope'),
  solutions: pageDefaults,
  applications: pageDefaults,
  posts: pageDefaults,
  pages: onSite('title', 'description'),
  publications: onSite('title', 'description', 'text'),
  sections: onSite('title', 'description'),
  distributors: onSite('address', 'city', 'phone'),
  media: onSite('alt'),
  files: onSite('title', 'kind'),
  'restricted-documents': onSite('title'),
}

/** Requirements of a collection: the company's, otherwise the default ones. */
export const needsOf = (rules: Rules, collection: RuledCollection): Needs =>
  rules.collections[collection] ?? defaultNeeds[collection]

/**
 * Requirements of the products of a subcategory: those of all products, with the subcategory's
 * changes.
 */
export function needsIn(rules: Rules, subcategory: number): Needs {
  const differences = rules.subcategories[String(subcategory)] ?? {}
  const needs = { ...needsOf(rules, 'products'), ...differences }
  return Object.fromEntries(
    Object.entries(needs).filter((entry): entry is [string, Need] => entry[1] !== null),
  )
}

/** Validation error of the rules, with its path. */
export interface RuleProblem {
  path: string[]
  kind: 'shape' | 'unknown' | 'purpose' | 'language' | 'minimum'
}

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const attributeKey = /^attribute\.[a-z][\w-]{0,39}$/i

function offeredBy(collection: RuledCollection, key: string): Offered | undefined {
  const known = offeredOf(collection).find((each) => each.key === key)
  if (known !== undefined || collection !== 'products') return known
  return attributeKey.test(key) ? { key, kind: 'attribute' } : undefined
}

/** True if a kind is of each language. */
export const isByLanguage = (kind: Offered['kind']): boolean =>
  kind === 'text' || kind === 'alternatives'

interface ParsedNeed {
  need?: Need
  problem?: RuleProblem['kind']
}

/** Parses a requirement; languages that the site does not have are omitted. */
function parseNeed(value: unknown, { kind }: Offered, allowed: readonly Purpose[]): ParsedNeed {
  if (!isData(value) || !Array.isArray(value['for'])) return { problem: 'shape' }
  const given: unknown[] = value['for']
  if (given.length === 0 || !given.every((each) => allowed.some((known) => known === each)))
    return { problem: 'purpose' }
  const need: Need = { for: allowed.filter((each) => given.includes(each)) }
  const { languages, min } = value
  if (min !== undefined) {
    if (kind !== 'count' || !Number.isInteger(min) || Number(min) < 1 || Number(min) > maxCount)
      return { problem: 'minimum' }
    if (Number(min) > 1) need.min = Number(min)
  }
  if (languages === undefined) return { need }
  if (!isByLanguage(kind) || !Array.isArray(languages)) return { problem: 'language' }
  const chosen: unknown[] = languages
  const known = localeCodes.filter((code) => chosen.includes(code))
  return {
    ...(known.length > 0 ? { need: { ...need, languages: known } } : {}),
    ...(known.length === 0 || !chosen.every((each) => typeof each === 'string' && isLocale(each))
      ? { problem: 'language' as const }
      : {}),
  }
}

function parseNeeds(
  value: unknown,
  collection: RuledCollection,
  { mayRemove, path }: { mayRemove: boolean; path: string[] },
): [needs: Record<string, Need | null>, problems: RuleProblem[]] {
  if (!isData(value)) return [{}, [{ path, kind: 'shape' }]]
  const needs: Record<string, Need | null> = {}
  const problems: RuleProblem[] = []
  for (const [key, given] of Object.entries(value)) {
    const known = offeredBy(collection, key)
    if (known === undefined) problems.push({ path: [...path, key], kind: 'unknown' })
    else if (given === null && mayRemove) needs[key] = null
    else {
      const { need, problem } = parseNeed(given, known, purposesOf(collection))
      if (need !== undefined) needs[key] = need
      if (problem !== undefined) problems.push({ path: [...path, key], kind: problem })
    }
  }
  return [needs, problems]
}

const subcategoryKey = /^[1-9]\d{0,9}$/

/**
 * Parses rules from a stored or submitted value: returns the valid parts, and the errors of the
 * others.
 */
export function parseRules(value: unknown): { rules: Rules; problems: RuleProblem[] } {
  const rules: Rules = { collections: {}, subcategories: {} }
  if (value === null || value === undefined) return { rules, problems: [] }
  if (!isData(value)) return { rules, problems: [{ path: [], kind: 'shape' }] }
  const problems: RuleProblem[] = []
  for (const part of Object.keys(value))
    if (part !== 'collections' && part !== 'subcategories')
      problems.push({ path: [part], kind: 'unknown' })
  const { collections = {}, subcategories = {} } = value
  if (!isData(collections)) problems.push({ path: ['collections'], kind: 'shape' })
  else
    for (const [collection, given] of Object.entries(collections)) {
      const path = ['collections', collection]
      if (!isRuled(collection)) {
        problems.push({ path, kind: 'unknown' })
        continue
      }
      const [needs, faults] = parseNeeds(given, collection, { mayRemove: false, path })
      rules.collections[collection] = needs as Needs
      problems.push(...faults)
    }
  if (!isData(subcategories)) problems.push({ path: ['subcategories'], kind: 'shape' })
  else
    for (const [id, given] of Object.entries(subcategories)) {
      const path = ['subcategories', id]
      if (!subcategoryKey.test(id)) {
        problems.push({ path, kind: 'unknown' })
        continue
      }
      const [needs, faults] = parseNeeds(given, 'products', { mayRemove: true, path })
      if (Object.keys(needs).length > 0) rules.subcategories[id] = needs
      problems.push(...faults)
    }
  return { rules, problems }
}
