import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { allColumns, filterColumns, isRuled, offeredOf } from './offered-requirements.ts'
import type { RequirementKind } from './offered-requirements.ts'
import { needsIn, needsOf, parseRules } from './completeness-rules.ts'
import type { Need, Needs, Purpose, Rules } from './completeness-rules.ts'
import type { IndexedCollection } from './document-keys.ts'
import { attributeFact, columnFact, countFact, factIn } from './facts.ts'

/** Facts that documents need to be complete: of a parent, or of all others (`parent: null`). */
export interface Requirement {
  parent: number | null
  facts: readonly string[]
  /** Uses for which each fact is needed. */
  purposes: ReadonlyMap<string, readonly Purpose[]>
}

/** Attribute of a subcategory with a column in the table of part numbers. */
export interface CategoryAttribute {
  subcategory: number
  key: string
  type: AttributeType
  filter: boolean | null
  label: string | null
}

export const readCategoryAttributes = async (
  payload: Payload,
  locale: Locale,
): Promise<CategoryAttribute[]> => {
  const found = await rows<CategoryAttribute>(
    payload,
    sql`
    select a._parent_id as subcategory, a.key, a.type::text as type, a.filter, l.label
    from subcategories_attributes a
    left join subcategories_attributes_locales l on l._parent_id = a.id and l._locale = ${locale}::text::_locales
    where a.key is not null order by a._parent_id, a._order`,
  )
  return found.filter(isColumn)
}

/** Rules of the company, as they are stored. */
export async function readRules(
  payload: Payload,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<Rules> {
  const [row] = await rows<{ rules: unknown }>(payload, sql`select rules from completeness`, req)
  return parseRules(row?.rules).rules
}

interface Scope {
  /** Languages that count. */
  locales: readonly Locale[]
  /** Attributes of the subcategory. */
  attributes: readonly Pick<CategoryAttribute, 'key' | 'filter'>[]
  purpose: Purpose | null
}

/** Facts of one need. */
function factsOfNeed(
  key: string,
  kind: RequirementKind,
  { languages, min = 1 }: Need,
  { locales, attributes }: Scope,
): string[] {
  switch (kind) {
    case 'text':
    case 'alternatives':
      return locales
        .filter((code) => languages?.includes(code) ?? true)
        .map((code) => factIn(key, code))
    case 'count':
      return [min > 1 ? countFact(key, min) : key]
    case 'columns':
      return attributes
        .filter(({ filter }) => key === allColumns || (key === filterColumns && filter === true))
        .map((attribute) => columnFact(attribute.key))
    default:
      return [key]
  }
}

/** Facts of needs in the order in which they are offered, with the purposes of each. */
export function factsOfNeeds(
  collection: IndexedCollection,
  needs: Needs,
  scope: Scope,
): Pick<Requirement, 'facts' | 'purposes'> {
  if (!isRuled(collection)) return { facts: [], purposes: new Map() }
  const known = offeredOf(collection).map(({ key, kind }) => ({ key, kind }))
  const columns = scope.attributes.map(({ key }) => ({
    key: attributeFact(key),
    kind: 'attribute' as const,
  }))
  const found = new Map<string, Purpose[]>()
  const ordered = new Map([...known, ...columns].map((each) => [each.key, each]))
  for (const { key, kind } of ordered.values()) {
    const need = needs[key]
    if (need === undefined || (scope.purpose !== null && !need.for.includes(scope.purpose)))
      continue
    for (const fact of factsOfNeed(key, kind, need, scope))
      found.set(fact, [...new Set([...(found.get(fact) ?? []), ...need.for])])
  }
  // a column that is needed even when it is empty is not named twice
  for (const { key } of scope.attributes)
    if (found.has(attributeFact(key))) found.delete(columnFact(key))
  return { facts: [...found.keys()], purposes: found }
}

/**
 * Facts that the documents of a collection need to be complete; none for one without rules.
 * Languages of a launched site that are not public do not count.
 *
 * @param purpose - Only what is needed for it; null: for any.
 */
export async function requirementsOf(
  payload: Payload,
  collection: IndexedCollection,
  purpose: Purpose | null = null,
): Promise<Requirement[]> {
  if (!isRuled(collection)) return []
  const [rules, locales] = await Promise.all([readRules(payload), readNamedLocales(payload)])
  const scope: Scope = { locales, attributes: [], purpose }
  const all: Requirement = {
    parent: null,
    ...factsOfNeeds(collection, needsOf(rules, collection), scope),
  }
  if (collection !== 'products') return [all]
  const attributes = Map.groupBy(
    await readCategoryAttributes(payload, defaultLocale),
    ({ subcategory }) => subcategory,
  )
  const parents = new Set([...attributes.keys(), ...Object.keys(rules.subcategories).map(Number)])
  return [
    all,
    ...[...parents].map((parent): Requirement => ({
      parent,
      ...factsOfNeeds('products', needsIn(rules, parent), {
        ...scope,
        attributes: attributes.get(parent) ?? [],
      }),
    })),
  ]
}

/** Requirement of the documents of a parent. */
export const requirementFor = (
  requirements: readonly Requirement[],
  parent: number | null,
): Requirement | undefined =>
  requirements.find((each) => each.parent === parent) ??
  requirements.find((each) => each.parent === null)
