import { lifeKeys } from '@vitrine/contract/life-cycle'
import type { Payload } from 'payload'
import { isPublicGlobal } from '#src/platform/access/permissions.ts'
import { columnOf, rowOf } from '#src/platform/collections/collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { pendingRevision, revisions } from '#src/publishing/changes/last-step.ts'
import { recorders } from '#src/recording/recorders.ts'
import { isIndexed } from '#src/staff-index/document-keys.ts'
import { GaveWay } from './gave-way.ts'
import { entityOf } from './visible-collections.ts'

/**
 * True if documents of a collection, or a global, can be changed in bulk beside the saves of others: if
 * the history records all that others save of it.
 */
export const isWrittenBeside = (slug: string): boolean =>
  rowOf(slug)?.history === 'values' || isPublicGlobal(slug)

/** Number of the last save. */
export async function readLastSave(payload: Payload, transaction: Transaction): Promise<string> {
  const [found] = await rows<{ last: string }>(
    payload,
    sql`select coalesce(max(id), 0)::text as last from changed_documents`,
    transaction,
  )
  return found?.last ?? '0'
}

/** True if one of the values of the save `d` meets a condition on `v`. */
const hasValue = (condition: Statement): Statement =>
  sql`exists (select from value_changes v where v.changed_document = d.id and ${condition})`

const fieldIn = (names: readonly string[]): Statement =>
  sql`split_part(v.field, '/', 1) = any(${sql.param([...names])}::text[])`

const isOtherKind = sql`d.kind not in ('created', 'changed')`
const isSaved = sql`true`

/** Something that visitors read. */
const isPublic = sql`(${isOtherKind} or ${hasValue(sql`v.state <> 'draft'`)})`

/** Rows and part numbers that visitors read, publications, and fields that rules of others read. */
const isCompared = sql`(${isOtherKind} or ${hasValue(sql`v.state <> 'draft' and (v.what <> 'value'
  or ${fieldIn(['slug', 'subcategory', 'tooling', 'life_cycle'])}
  or split_part(v.field, '/', 2) = any(${sql.param(Object.values(lifeKeys))}::text[]))`)})`

const paged = Object.keys(columnOf('page'))

/** Addresses of pages: publications, slugs, parents. */
const isAddress = sql`(${isOtherKind} or ${hasValue(sql`v.state <> 'draft' and (v.what <> 'value'
  or ${fieldIn(['slug', 'category', 'subcategory', 'solution', 'section'])})`)})`

/** A relation, or a row or text that may have one. */
const mayName = hasValue(sql`json_typeof(v.after) in ('number', 'object', 'array')`)

/** Own documents of a collection. */
const own = (collection: string): Statement =>
  sql`select o.document_id from changed_documents o where o.change_set = given.own and o.collection = ${collection}`

/** A product that is, or was until now, in one of the subcategories. */
const isOfOwnSubcategory = sql`(${isOtherKind} or ${hasValue(sql`v.what = 'document' or ${fieldIn(['subcategory'])}`)}
  or exists (select from staff_entries e where e.collection = 'products' and e.document_id = d.document_id and e.parent in (${own('subcategories')})))`

/** What the rules of a collection read: saves `d` of other collections that meet a condition. */
interface Reads {
  of: readonly string[]
  that: Statement
}

const products: Reads = { of: ['products'], that: isCompared }

/** What rules, validations and the read model of a collection read besides its own document. */
const readByRules: Readonly<Record<string, readonly Reads[]>> = {
  ...Object.fromEntries(paged.map((slug) => [slug, [{ of: [slug], that: isAddress }]])),
  products: [
    products,
    { of: ['subcategories', 'certificates', 'other-makers', 'tooling'], that: isPublic },
  ],
  subcategories: [
    { of: ['subcategories'], that: isAddress },
    { of: ['products'], that: isOfOwnSubcategory },
  ],
  certificates: [products, { of: ['certificates'], that: isPublic }],
  'other-makers': [products, { of: ['other-makers'], that: isPublic }],
  redirects: [
    { of: ['redirects', 'seo-texts'], that: isSaved },
    { of: paged, that: isAddress },
  ],
  'search-redirects': [{ of: ['search-redirects'], that: isSaved }],
  terms: [{ of: ['terms'], that: isSaved }],
}

/** Texts of pictures, which each publication reads. */
const pictures: Reads = { of: ['media'], that: sql`d.kind <> 'created'` }

/** Collections and globals whose saves are compared with a written document of a collection. */
export const readBeside = (slug: string): string[] =>
  [...(readByRules[slug] ?? []), pictures].flatMap(({ of }) => of)

interface Period {
  /** Change set of the transaction. */
  own: string
  /** Number of the last save before it. */
  since: string
}

/**
 * A document that others saved since `since`, and that the transaction writes as well or its rules have
 * read: then it has to be written again. As `redirects/12 (changed)`, for the log; undefined: none.
 */
export async function readChangedBeside(
  payload: Payload,
  transaction: Transaction,
  { own: set, since }: Period,
): Promise<string | undefined> {
  const written = await rows<{ collection: string; trashes: boolean }>(
    payload,
    sql`select collection, bool_or(kind in ('trashed', 'deleted')) as trashes from changed_documents where change_set = ${set}::uuid group by 1`,
    transaction,
  )
  const read = written.flatMap(({ collection }) => readByRules[collection] ?? [])
  const conditions = [
    sql`exists (select from changed_documents o where o.change_set = given.own and o.collection = d.collection and o.document_id = d.document_id)`,
    ...[...new Set([...read, pictures])].map(
      ({ of, that }) => sql`(d.collection = any(${sql.param([...of])}::text[]) and ${that})`,
    ),
    // a written document may name it
    sql`d.kind in ('trashed', 'deleted')`,
    // nor is a document deleted that another one names
    ...(written.some(({ trashes }) => trashes) ? [mayName] : []),
  ]
  const [found] = await rows<{
    collection: string
    document_id: number | null
    kind: string
    values: string | null
  }>(
    payload,
    sql`
    select d.collection, d.document_id, d.kind, (select left(string_agg(distinct trim(v.what || ' ' || v.field), ', '), 200)
      from value_changes v where v.changed_document = d.id and v.state <> 'draft') as values from (select ${set}::uuid as own) given, changed_documents d
    where d.id > ${since}::bigint and d.change_set <> given.own and (${sql.join(conditions, sql` or `)}) limit 1`,
    transaction,
  )
  if (!found) return undefined
  const { collection, document_id: id, kind, values } = found
  return `${collection}/${id ?? ''} (${values ? `${kind}: ${values}` : kind})`
}

/** Collections from whose documents entries of the staff index of others follow. */
const indexedWithOthers = ['media', 'files', 'certificates']

/** Documents of others that are indexed again in the last step. */
const maxIndexedAgain = 100

/**
 * Indexes for the staff again what others saved since `since`: its entries follow from documents that
 * the transaction has written, and others have not seen. Under the lock of the feed.
 *
 * @throws {GaveWay} if others saved so many documents that the lock would be held for too long.
 */
export async function indexAgain(
  payload: Payload,
  transaction: Transaction,
  { own: set, since }: Period,
): Promise<void> {
  const found = await rows<{ collection: string; id: number }>(
    payload,
    sql`
    select distinct d.collection, d.document_id as id from changed_documents d
    where d.id > ${since}::bigint and d.change_set <> ${set}::uuid and exists (
      select from changed_documents o where o.change_set = ${set}::uuid and o.collection = any(${sql.param(indexedWithOthers)}::text[]))
    limit ${maxIndexedAgain + 1}::int`,
    transaction,
  )
  if (found.length > maxIndexedAgain)
    throw new GaveWay('others saved too many documents that are indexed again')
  for (const { collection, id } of found)
    if (isIndexed(collection))
      await recorders['staff-index'].recordFormer(
        { payload, ...transaction },
        entityOf(collection, id),
      )
}

/**
 * Gives the written rows revisions: indexes in memory have read those that others wrote meanwhile, and
 * look for higher ones. Under the lock of the feed.
 *
 * @param set - Change set of the transaction.
 */
export async function giveRevisions(
  payload: Payload,
  transaction: Transaction,
  set: string,
): Promise<void> {
  const pending = sql`${pendingRevision}::bigint`
  // removals first: an entry that was written again has to be the newer one
  await rows(
    payload,
    sql`update search_removals r set revision = ${revisions.search_entries} from changed_documents o
      where o.change_set = ${set}::uuid and o.collection = r.collection and o.document_id = r.document_id`,
    transaction,
  )
  await rows(
    payload,
    sql`
    with entries as (
      update search_entries set revision = ${revisions.search_entries} where revision = ${pending}
    )
    update search_products set revision = ${revisions.search_products} where revision = ${pending}`,
    transaction,
  )
}
