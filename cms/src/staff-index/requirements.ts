import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { IndexedCollection } from './document-keys.ts'
import type { Requirement } from './list-documents.ts'
import { altFact, attributeFact, factIn } from './staff-entry.ts'

interface Rule {
  /** Fields in every language. */
  texts?: readonly string[]
  /** Fields without language. */
  fields?: readonly string[]
  /** Whether each picture needs an alternative text in every language. */
  alternatives?: true
}

/** What a complete document has. Collections that are not listed have no completeness. */
const rules: Partial<Record<IndexedCollection, Rule>> = {
  products: {
    texts: ['title', 'description', 'text'],
    fields: ['family', 'pictures', 'variants'],
    alternatives: true,
  },
  categories: { texts: ['title', 'description'], fields: ['main_image'], alternatives: true },
  subcategories: { texts: ['title', 'description'], fields: ['main_image'], alternatives: true },
  certificates: { texts: ['title'], fields: ['number', 'body', 'valid_until', 'files', 'scope'] },
  solutions: {
    texts: ['title', 'description', 'text'],
    fields: ['main_image'],
    alternatives: true,
  },
  applications: {
    texts: ['title', 'description', 'text'],
    fields: ['main_image'],
    alternatives: true,
  },
  posts: { texts: ['title', 'description', 'text'], fields: ['main_image'], alternatives: true },
  publications: { texts: ['title', 'description', 'text'] },
  sections: { texts: ['title', 'description'] },
  media: { texts: ['alt'] },
  files: { texts: ['title'], fields: ['kind'] },
  distributors: { fields: ['address', 'city', 'phone'] },
  'restricted-documents': { texts: ['title'] },
}

/** Attribute by which visitors filter the products of a subcategory. */
export interface FilterAttribute {
  subcategory: number
  key: string
  type: AttributeType
  label: string | null
}

export const readFilterAttributes = (
  payload: Payload,
  locale: Locale,
): Promise<FilterAttribute[]> =>
  rows<FilterAttribute>(
    payload,
    sql`
    select a._parent_id as subcategory, a.key, a.type::text as type, l.label
    from subcategories_attributes a
    left join subcategories_attributes_locales l on l._parent_id = a.id and l._locale = ${locale}::text::_locales
    where a.filter and a.key is not null order by a._parent_id, a._order`,
  )

/** Facts that the documents of a collection need to be complete; none for one without rules. */
export async function requirementsOf(
  payload: Payload,
  collection: IndexedCollection,
): Promise<Requirement[]> {
  const rule = rules[collection]
  if (rule === undefined) return []
  const facts = [
    ...(rule.texts ?? []).flatMap((name) => localeCodes.map((code) => factIn(name, code))),
    ...(rule.fields ?? []),
    ...(rule.alternatives ? localeCodes.map((code) => factIn(altFact, code)) : []),
  ]
  const all: Requirement = { parent: null, facts }
  if (collection !== 'products') return [all]
  const attributes = (await readFilterAttributes(payload, localeCodes[0])).filter(isColumn)
  return [
    all,
    ...[...Map.groupBy(attributes, ({ subcategory }) => subcategory)].map(
      ([parent, own]): Requirement => ({
        parent,
        facts: [...facts, ...own.map(({ key }) => attributeFact(key))],
      }),
    ),
  ]
}
