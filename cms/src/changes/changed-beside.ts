import { lifeKeys } from '@vitrine/contract/life-cycle'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Collection whose documents can be changed in bulk beside the saves of others. */
export const besideCollection = 'products'

/** Documents that the rules of a product's publication read, or whose rules read products. */
const readByRules = ['subcategories', 'certificates', 'other-makers']

/** Fields of a product that the rules of other products read. */
const comparedFields = ['slug', 'subcategory', 'tooling', 'life_cycle']

/** Number of the last save. */
export async function readLastSave(payload: Payload, transaction: Transaction): Promise<string> {
  const [found] = await rows<{ last: string }>(
    payload,
    sql`select coalesce(max(id), 0)::text as last from changed_documents`,
    transaction,
  )
  return found?.last ?? '0'
}

interface Period {
  /** Change set of the transaction. */
  own: string
  /** Number of the last save before it. */
  since: string
}

/**
 * True if others saved, since `since`, a document that the transaction writes as well, or made
 * something public that the rules of products read: rows and part numbers that are added or removed,
 * publications, declarations, texts of pictures.
 */
export async function wasChangedBeside(
  payload: Payload,
  transaction: Transaction,
  { own, since }: Period,
): Promise<boolean> {
  const found = await rows(
    payload,
    sql`
    select from changed_documents d where d.id > ${since}::bigint and d.change_set <> ${own}::uuid and (
      exists (select from changed_documents o where o.change_set = ${own}::uuid
        and o.collection = d.collection and o.document_id = d.document_id)
      or (d.collection = 'media' and d.kind <> 'created')
      or (d.collection = any(${sql.param(readByRules)}::text[]) and (d.kind <> 'changed' or exists (
        select from value_changes v where v.changed_document = d.id and v.state <> 'draft')))
      or (d.collection = ${besideCollection} and (d.kind not in ('created', 'changed') or exists (
        select from value_changes v where v.changed_document = d.id and v.state <> 'draft'
          and (v.what <> 'value' or split_part(v.field, '/', 1) = any(${sql.param(comparedFields)}::text[])
            or split_part(v.field, '/', 2) = any(${sql.param(Object.values(lifeKeys))}::text[])))))
    ) limit 1`,
    transaction,
  )
  return found.length > 0
}

/**
 * Gives the written entries new revisions: indexes in memory have read those that others wrote
 * meanwhile, and look for higher ones. Under the lock of the feed.
 */
export async function renewRevisions(
  payload: Payload,
  transaction: Transaction,
  own: string,
): Promise<void> {
  const written = sql`select document_id from changed_documents where change_set = ${own}::uuid and collection = ${besideCollection}`
  await rows(
    payload,
    sql`
    with entries as (
      update search_entries set revision = nextval('search_entries_revision')
      where collection = ${besideCollection} and document_id in (${written})
    ), removals as (
      update search_removals set revision = nextval('search_entries_revision')
      where collection = ${besideCollection} and document_id in (${written})
    )
    update search_products set revision = nextval('search_products_revision') where product_id in (${written})`,
    transaction,
  )
}
