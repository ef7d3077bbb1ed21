import type { CollectionSlug, Payload } from 'payload'
import { titleFieldOf } from '#src/platform/collections/collections.ts'
import {
  demonstrationAddress,
  demonstrationMark,
} from '#src/platform/database/find-demonstration.ts'
import { isUploadCollection, uploadPath } from '#src/content/media/stored-uploads.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { defaultLocale } from '@vitrine/configuration/locales'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { appendChange, lockFeed } from '#src/publishing/changes/feed.ts'
import { globalTags, kinds } from '#src/publishing/changes/kinds.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { recordState } from '#src/publishing/record/record-state.ts'
import { deleteUnusedPassages } from '#src/publishing/changes/prune.ts'
import { isOurs, planRemoval } from './plan.ts'
import type { Place, RemovalPlan } from './plan.ts'
import { inDeletionOrder, tableOf } from './tables.ts'

/**
 * Result or preview of a removal: number of removed documents by collection, and the kept documents
 * with the document that uses each.
 */
export interface RemovalReport {
  removed: { slug: string; count: number }[]
  kept: { slug: string; title: string; usedBy: { slug: string; title: string } | undefined }[]
  /** True if no administrator would remain. */
  lastAdministrator: boolean
}

const inRaw = (table: string) => sql.raw(`"${table}"`)
const ids = (list: readonly number[]) => sql`${sql.param([...list])}::int[]`

/** True if an administrator exists that does not belong to the demonstration. */
async function hasOtherAdministrator(payload: Payload, transaction: Transaction): Promise<boolean> {
  const found = await rows(
    payload,
    sql`select 1 from users where role = 'administrator' and email not like ${demonstrationAddress} limit 1`,
    transaction,
  )
  return found.length > 0
}

async function reportOf(
  payload: Payload,
  plan: RemovalPlan,
  transaction: Transaction,
): Promise<RemovalReport> {
  const slugs = new Map(
    [...payload.config.collections.filter(isOurs), ...payload.config.globals.filter(isOurs)].map(
      ({ slug }) => [tableOf(slug), slug],
    ),
  )
  const named = async ({ table, id }: Place) => {
    const slug = slugs.get(table) ?? table
    if (id === 0) return { slug, title: '' }
    const title = titleFieldOf(payload.collections[slug as CollectionSlug].config)
    const document: unknown = await payload.findByID({
      collection: slug as CollectionSlug,
      id,
      locale: defaultLocale,
      depth: 0,
      draft: true,
      trash: true,
      disableErrors: true,
      overrideAccess: true,
    })
    return { slug, title: String(Object(document)[title] ?? id) }
  }
  const kept: RemovalReport['kept'] = []
  for (const { usedBy, ...place } of plan.kept)
    kept.push({ ...(await named(place)), usedBy: usedBy && (await named(usedBy)) })
  return {
    removed: [...plan.removed].map(([table, list]) => ({
      slug: slugs.get(table) ?? table,
      count: list.length,
    })),
    kept,
    lastAdministrator: !(await hasOtherAdministrator(payload, transaction)),
  }
}

/** Preview of a removal; undefined if there is no demonstration. */
export async function previewRemoval(payload: Payload): Promise<RemovalReport | undefined> {
  const plan = await planRemoval(payload, {})
  return plan && reportOf(payload, plan, {})
}

/**
 * Removes the documents of the demonstration, with versions, files, read model and statistics.
 * Keeps documents that the staff added or changed, and the documents that these refer to. Closes
 * the site until its launch. Undefined if there is no demonstration; removes nothing if no
 * administrator would remain and `alone` does not allow it.
 */
export async function removeDemonstration(
  payload: Payload,
  { alone = false }: { alone?: boolean } = {},
): Promise<RemovalReport | undefined> {
  const files: string[] = []
  const report = await inTransaction(payload, async (transaction) => {
    await lockFeed(payload, transaction)
    const plan = await planRemoval(payload, transaction)
    if (!plan) return undefined
    const done = await reportOf(payload, plan, transaction)
    if (done.lastAdministrator && !alone) return done
    files.push(...(await filesOf(payload, plan, transaction)))
    await removeDocuments(payload, plan, transaction)
    await removeGlobals(payload, plan, transaction)
    await removeRules(payload, plan, transaction)
    await rows(payload, deleteUnusedPassages, transaction)
    // GTINs of other withdrawn part numbers are kept for good
    await rows(
      payload,
      sql`delete from known_gtins where product_id = any(${ids(plan.removed.get('products') ?? [])})`,
      transaction,
    )
    for (const table of historyTables)
      await rows(payload, sql`delete from ${inRaw(table)} where is_demonstration`, transaction)
    // the spreadsheets and releases of its employees, with the jobs that would apply them
    await rows(
      payload,
      sql`with removed as (
          delete from imports where at <= ${plan.at.toISOString()}::timestamptz returning id)
        delete from payload_jobs where task_slug = 'apply-import' and (input->>'import')::int in (select id from removed)`,
      transaction,
    )
    await rows(payload, sql`delete from searches`, transaction)
    await rows(payload, sql`delete from visits`, transaction)
    await rows(payload, sql`delete from previews`, transaction)
    await rows(
      payload,
      sql`delete from search_words known where not exists (
        select 1 from search_entries e where e.locale = known.locale and known.word = any(string_to_array(e.tokens, ' ')))`,
      transaction,
    )
    await rows(
      payload,
      sql`delete from erp_answers where not exists (select 1 from products where id = product_id)`,
      transaction,
    )
    await rows(
      payload,
      sql`delete from payload_preferences p where not exists (select 1 from payload_preferences_rels r where r.parent_id = p.id)`,
      transaction,
    )
    await rows(payload, sql`delete from payload_kv where key = ${demonstrationMark}`, transaction)
    await rows(payload, sql`update site_launch set launched_at = null`, transaction)
    await appendChange(payload, ['launch'], transaction)
    return done
  })
  if (report?.lastAdministrator && !alone) return report
  // after the commit: a removal that is rolled back keeps its files
  for (const file of files) await storage.remove(file)
  return report
}

/** Storage paths of the removed documents' files, with all sizes of images. */
async function filesOf(
  payload: Payload,
  { removed }: RemovalPlan,
  transaction: Transaction,
): Promise<string[]> {
  const paths: string[] = []
  for (const { slug } of payload.config.collections) {
    const list = removed.get(tableOf(slug))
    if (!isUploadCollection(slug) || !list) continue
    const found = await rows<Record<string, unknown>>(
      payload,
      sql`select * from ${inRaw(tableOf(slug))} where id = any(${ids(list)})`,
      transaction,
    )
    for (const row of found)
      for (const [column, value] of Object.entries(row))
        if (/(^|_)filename$/.test(column) && typeof value === 'string')
          paths.push(uploadPath(slug, value))
  }
  return paths
}

/** Tables of the history, those that refer to others first. */
const historyTables = ['value_changes', 'changed_documents', 'change_sets', 'staff_events'] as const

/** Tables that hold what was recorded of documents, beside the documents, for the staff. */
const recordTables = [
  'staff_keys',
  'staff_entries',
  'staff_values',
  'completeness_exceptions',
  'translations',
  'translation_bases',
  'translation_reviews',
  'translation_comments',
  'translation_notices',
  'translation_proposals',
  'recorded_values',
  'upload_digests',
] as const

/** Removes what was recorded of documents of a collection; of a global with the id 0. */
async function removeRecords(
  payload: Payload,
  slug: string,
  list: readonly number[],
  transaction: Transaction,
): Promise<void> {
  for (const table of recordTables)
    await rows(
      payload,
      sql`delete from ${inRaw(table)} where collection = ${slug} and document_id = any(${ids(list)})`,
      transaction,
    )
}

async function removeDocuments(
  payload: Payload,
  { removed, columns }: RemovalPlan,
  transaction: Transaction,
): Promise<void> {
  const collections = payload.config.collections.filter(({ slug }) => removed.has(tableOf(slug)))
  const order = inDeletionOrder(
    collections.map(({ slug }) => tableOf(slug)),
    columns,
  )
  for (const table of order) {
    const collection = collections.find(({ slug }) => tableOf(slug) === table)
    const list = removed.get(table) ?? []
    if (collection?.versions)
      await rows(
        payload,
        sql`delete from ${inRaw(`_${table}_v`)} where parent_id = any(${ids(list)})`,
        transaction,
      )
    await rows(payload, sql`delete from ${inRaw(table)} where id = any(${ids(list)})`, transaction)
  }
  for (const { slug } of collections)
    await removeRecords(payload, slug, removed.get(tableOf(slug)) ?? [], transaction)
  for (const { slug } of collections.filter((config) => Object.hasOwn(kinds, config.slug))) {
    const list = removed.get(tableOf(slug)) ?? []
    for (const id of list)
      await recordState(payload, slug as FeedCollection, id, { transaction, deleted: true })
    if (slug === 'products')
      await rows(
        payload,
        sql`delete from search_products where product_id = any(${ids(list)})`,
        transaction,
      )
    // former URLs of removed documents need no redirects
    await rows(
      payload,
      sql`delete from slug_history where collection = ${slug} and document_id = any(${ids(list)})`,
      transaction,
    )
    await rows(
      payload,
      sql`delete from view_totals where collection = ${slug} and document_id = any(${ids(list)})`,
      transaction,
    )
  }
}

async function removeGlobals(
  payload: Payload,
  { removed }: RemovalPlan,
  transaction: Transaction,
): Promise<void> {
  for (const slug of Object.keys(globalTags) as (keyof typeof globalTags)[]) {
    const table = tableOf(slug)
    if (!removed.has(table)) continue
    await rows(payload, sql`delete from ${inRaw(`_${table}_v`)}`, transaction)
    await rows(payload, sql`delete from ${inRaw(table)}`, transaction)
    await removeRecords(payload, slug, [0], transaction)
    await rows(
      payload,
      sql`delete from published_states where collection = ${`global:${slug}`}`,
      transaction,
    )
    await appendChange(payload, globalTags[slug], transaction)
  }
}

/** Rules of the company, which visitors do not read. */
const rules = ['completeness', 'language_rules']

async function removeRules(
  payload: Payload,
  { removed }: RemovalPlan,
  transaction: Transaction,
): Promise<void> {
  for (const table of rules.filter((each) => removed.has(each))) {
    await rows(payload, sql`delete from ${inRaw(`_${table}_v`)}`, transaction)
    await rows(payload, sql`delete from ${inRaw(table)}`, transaction)
    await removeRecords(payload, table.replaceAll('_', '-'), [0], transaction)
  }
  if (removed.has('language_rules')) await appendChange(payload, ['language-rules'], transaction)
}
