import type { Reader } from '#src/changes/sheets/read-collections.ts'
import { readPublished } from '#src/publishing/languages/store.ts'
import type { Link } from './operations.ts'
import { placeOfDocument } from './structure-changes.ts'
import type { StructureDocument } from './structure-changes.ts'

type Json = Record<string, unknown>
const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

const requirement = (key: string): string => `attribute.${key}`

/**
 * Completeness rules of a subcategory with the keys of its renamed attributes. A rule of an attribute
 * that is removed stays: the page names it.
 */
export async function planCompleteness(
  req: Reader,
  subcategory: number,
  links: readonly Link[],
): Promise<StructureDocument[]> {
  const stored = (await readPublished(req, { global: 'completeness' }))?.['rules']
  const rules = objectOf(stored)
  const bySubcategory = objectOf(rules['subcategories'])
  const own = bySubcategory[String(subcategory)]
  if (own === undefined) return []
  const renamed = new Map(
    links.flatMap(({ from, to: [to] }): [string, string][] =>
      to === undefined || to === from ? [] : [[requirement(from), requirement(to)]],
    ),
  )
  if (!Object.keys(objectOf(own)).some((key) => renamed.has(key))) return []
  const needs = Object.fromEntries(
    Object.entries(objectOf(own)).map(([key, need]) => [renamed.get(key) ?? key, need]),
  )
  const after = { ...rules, subcategories: { ...bySubcategory, [subcategory]: needs } }
  return [
    {
      collection: 'completeness',
      id: 0,
      changes: [
        {
          path: 'rules',
          locale: null,
          before: stored,
          after,
          place: placeOfDocument(''),
        },
      ],
      public: [],
    },
  ]
}
