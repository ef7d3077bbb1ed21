import type { Locale } from '@vitrine/configuration/locales'
import type { Alternates } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { routeParams } from '#src/publishing/pages/document-routes.ts'
import { parentOf } from '#src/content/page-collections.ts'
import { entryColumns, entryParents } from './entries.ts'
import type { EntryRow } from './entries.ts'

export type AlternatesOf = Map<number, { alternates: Alternates; updated_at: string }>

/**
 * Route parameters of documents by locale, for those of the given locales in which they exist; of
 * the whole collection if no ids are given. `updated_at`: latest change of the document or of a
 * parent.
 */
export async function readAlternates(
  payload: Payload,
  collection: PageCollection,
  { ids, locales }: { ids?: readonly number[]; locales: readonly Locale[] },
): Promise<AlternatesOf> {
  const parent = parentOf(collection)
  const grand = parent && parentOf(parent)
  const tagOf = (one: PageCollection | null) => (one === null ? '' : `${kinds[one].tag}:`)
  const found = await rows<EntryRow & { locale: Locale; changed_at: Date | string | null }>(
    payload,
    sql`
    select e.locale, ${entryColumns}, changed.at as changed_at from search_entries e ${entryParents(collection)}
    left join lateral (select max(at) as at from tag_changes
      where tag in (${tagOf(collection)} || e.document_id, ${tagOf(parent)} || e.parent_id, ${tagOf(grand)} || parent.parent_id)) changed on true
    where e.collection = ${collection} and e.locale = any(${sql.param([...locales])}::text[]) and (${ids === undefined} or e.document_id = any(${sql.param([...(ids ?? [])])}::int[]))
    order by e.document_id`,
  )
  const all: AlternatesOf = new Map()
  for (const row of found) {
    const entry = all.get(row.id) ?? {
      alternates: {},
      updated_at: new Date(
        Math.max(Number(new Date(row.updated_at)), Number(new Date(row.changed_at ?? 0))),
      ).toISOString(),
    }
    entry.alternates[row.locale] = routeParams(collection, row)
    all.set(row.id, entry)
  }
  return all
}
