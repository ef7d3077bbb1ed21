import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import type { Payload, PayloadRequest } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { isRuled } from './offered-requirements.ts'
import { factsOfNeeds, requirementsWithout } from './required-facts.ts'
import type { Requirement, Scope } from './required-facts.ts'
import { needsIn, needsOf, parseRules } from './completeness-rules.ts'
import type { Purpose } from '#src/platform/collections/row.ts'
import type { Rules } from './completeness-rules.ts'
import type { IndexedCollection } from './document-keys.ts'

/** Attribute of a subcategory: a column in the table of part numbers, or a curve. */
export interface CategoryAttribute {
  subcategory: number
  key: string
  type: AttributeType
  unit: string | null
  filter: boolean | null
  /** True if some families need its values. */
  isNeeded: boolean
  label: string | null
}

export const readCategoryAttributes = (
  payload: Payload,
  locale: Locale,
): Promise<CategoryAttribute[]> =>
  rows<CategoryAttribute>(
    payload,
    sql`
    select a._parent_id as subcategory, a.key, a.type::text as type, a.unit, a.filter, l.label,
      exists (select from subcategories_attributes_limits n where n._parent_id = a.id and n.kind = 'needed') as "isNeeded"
    from subcategories_attributes a
    left join subcategories_attributes_locales l on l._parent_id = a.id and l._locale = ${locale}::text::_locales
    where a.key is not null order by a._parent_id, a._order`,
  )

/** Stored rules of the company. */
export async function readRules(
  payload: Payload,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<Rules> {
  const [row] = await rows<{ rules: unknown }>(payload, sql`select rules from completeness`, req)
  return parseRules(row?.rules).rules
}

/**
 * Facts required of the documents of a collection; none for a collection without rules. On a
 * launched site, languages that are not public are not required.
 *
 * @param purpose - Only facts required for this purpose; null for all.
 */
export async function requirementsOf(
  payload: Payload,
  collection: IndexedCollection,
  purpose: Purpose | null = null,
): Promise<Requirement[]> {
  if (!isRuled(collection)) return []
  const [rules, locales] = await Promise.all([readRules(payload), readNamedLocales(payload)])
  const scope: Scope = {
    locales,
    attributes: [],
    hasCurves: false,
    purpose,
    absent: requirementsWithout(isOfSite),
  }
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
        attributes: (attributes.get(parent) ?? []).filter(isColumn),
        hasCurves: (attributes.get(parent) ?? []).some((each) => !isColumn(each)),
      }),
    })),
  ]
}
