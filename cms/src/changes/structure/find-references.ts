import type { Reader } from '#src/changes/sheets/read-collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { readPublished } from '#src/publishing/languages/store.ts'
import { structureTexts } from '#texts/structure.js'
import type { StructurePlan } from './plan-structure.ts'

const { references } = labelsOf(structureTexts)

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

/** Saved views of products that filter by an attribute, or whose table shows or hides it. */
async function countViews({ payload }: Pick<Reader, 'payload'>, key: string): Promise<number> {
  const named = `(=|,|%2C|%22|attribute\\.)${key}(&|,|%2C|%22|$)`
  const [found] = await rows<{ count: number }>(
    payload,
    sql`select count(*)::int as count from list_views where collection = 'products' and query ~ ${named}`,
  )
  return found?.count ?? 0
}

/** Sentences about settings that name the keys of attributes which change or go. */
export async function findReferences(
  req: Reader,
  { rules }: StructurePlan,
  language: string,
): Promise<string[]> {
  const notes: string[] = []
  const stored: unknown = Object(await readPublished(req, { global: 'completeness' }))['rules']
  const general = keysOf(Object(Object(Object(stored)['collections'])['products']))
  for (const [subcategory, list] of rules) {
    const changed = list.filter(({ from, to }) => to[0]?.key !== from.key)
    const own = keysOf(Object(Object(stored)['subcategories'])[String(subcategory)])
    const named = (keys: readonly string[], isMoved?: boolean): string =>
      changed
        .filter(({ to }) => isMoved === undefined || to.length > 0 === isMoved)
        .filter(({ from }) => keys.includes(`attribute.${from.key}`))
        .map(({ from }) => from.declared.label)
        .join(', ')
    const [moved, removed, all] = [named(own, true), named(own, false), named(general)]
    if (moved !== '') notes.push(textOf(references.movedRules({ names: moved }), language))
    if (removed !== '') notes.push(textOf(references.removedRules({ names: removed }), language))
    if (all !== '') notes.push(textOf(references.rules({ names: all }), language))
    for (const { from } of changed) {
      const pattern = `%filter=${from.key.replaceAll('_', '\\_')}%`
      const [found] = await rows<{ count: number }>(
        req.payload,
        sql`select count(*)::int as count from search_redirects where "to" like ${pattern}`,
      )
      const count = found?.count ?? 0
      const views = await countViews(req, from.key)
      if (views > 0)
        notes.push(textOf(references.views({ count: views, names: from.declared.label }), language))
      if (count > 0)
        notes.push(textOf(references.addresses({ count, names: from.declared.label }), language))
    }
  }
  return notes
}
