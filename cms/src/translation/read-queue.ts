import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { alignPassages } from './align.ts'
import { queueTabs } from './queue-tabs.ts'
import type { QueueOrder, QueueTab } from './queue-tabs.ts'
import { isUnpublished, openReviews } from './reviews.ts'
import type { ReviewState } from './desk-shapes.ts'

export interface QueueQuery {
  tab: QueueTab
  locales: readonly Locale[]
  /** Collections and globals that the account may read. */
  collections: readonly string[]
  /** Part of a title, or a family; empty: all. */
  text: string
  /** Documents whose text this account changed last; undefined: all. */
  translator?: number | undefined
  /** Account whose translations are in the tab `mine`. */
  account?: number | undefined
  order: QueueOrder
  /** First page: 1. */
  page: number
  size: number
}

/** A document in one language. */
export interface QueueItem {
  collection: string
  /** 0: a global. */
  id: number
  locale: Locale
  /** Empty for a global. */
  title: string
  family: string
  picture: number | null
  /** Last change of an open text: of its source; of its translation if it is ready. ISO time. */
  changedAt: string
  review: ReviewState | null
  /** Open fields with the number of their open passages, in no order. */
  fields: { field: string; passages: number }[]
}

export interface Queue {
  items: QueueItem[]
  total: number
}

export type QueueCounts = Record<QueueTab, number>

const isMissing = sql`t.target is null`
const isOutdated = sql`t.basis <> t.source`

/** Days of views that order the queue. */
const viewDays = 90

const among = ({ locales, collections }: Pick<QueueQuery, 'locales' | 'collections'>): Statement =>
  sql`t.locale = any(${sql.param([...locales])}::text[]) and t.collection = any(${sql.param([...collections])}::text[])`

/** Languages of documents with an open review. */
const reviewed = (condition: Statement): Statement =>
  sql`(select r.collection, r.document_id, r.locale from (${openReviews}) r where ${condition})`

const itemOfText = sql`(t.collection, t.document_id, t.locale)`

/** Rows of a tab; a language of a document is ready if nothing of it is missing or outdated. */
function tabRows(
  query: Pick<QueueQuery, 'tab' | 'locales' | 'collections' | 'account'>,
): Statement {
  const { tab, account } = query
  if (tab === 'missing') return sql`${among(query)} and ${isMissing}`
  if (tab === 'outdated') return sql`${among(query)} and ${isOutdated}`
  if (tab === 'review' || tab === 'returned')
    return sql`${among(query)} and ${isUnpublished} and ${itemOfText} in ${reviewed(sql`r.state = ${tab}`)}`
  if (tab === 'mine')
    return sql`${among(query)} and ${isUnpublished} and (t.target_changed_by = ${account ?? null}::int
      or ${itemOfText} in ${reviewed(sql`r.handed_in_by = ${account ?? null}::int`)})`
  return sql`${among(query)} and ${isUnpublished} and not exists (
    select from translations o where o.collection = t.collection and o.document_id = t.document_id and o.locale = t.locale
      and (o.target is null or o.basis <> o.source)) and ${itemOfText} not in ${reviewed(sql`true`)}`
}

export interface KindCount {
  /** Collection or global. */
  kind: string
  locale: Locale
  tab: QueueTab
  /** Number of documents. */
  count: number
}

/** Number of documents by kind, language and tab; without those of 0. */
export async function countKinds(
  payload: Payload,
  query: Pick<QueueQuery, 'locales' | 'collections' | 'account'>,
): Promise<KindCount[]> {
  if (query.locales.length === 0 || query.collections.length === 0) return []
  return rows<KindCount>(
    payload,
    sql.join(
      queueTabs.map(
        (tab) => sql`
        select ${tab}::text as tab, collection as kind, locale, count(*)::int as count from (
          select distinct t.locale, t.collection, t.document_id from translations t where ${tabRows({ tab, ...query })}
        ) found group by 2, 3`,
      ),
      sql` union all `,
    ),
  )
}

/** Number of documents by tab, each language counted. */
export async function countQueue(
  payload: Payload,
  query: Pick<QueueQuery, 'locales' | 'collections' | 'account'>,
): Promise<Map<Locale, QueueCounts>> {
  const counts = new Map(
    query.locales.map((locale): [Locale, QueueCounts] => [
      locale,
      Object.fromEntries(queueTabs.map((tab) => [tab, 0])) as QueueCounts,
    ]),
  )
  for (const { tab, locale, count } of await countKinds(payload, query)) {
    const own = counts.get(locale)
    if (own) own[tab] += count
  }
  return counts
}

interface FoundItem extends Omit<QueueItem, 'fields' | 'changedAt'> {
  changed_at: Date | string
  texts: { path: string; source: string[]; basis: string[] | null; targets: number }[]
  total: number
}

const orders: Record<QueueOrder, Statement> = {
  age: sql`changed_at desc`,
  views: sql`views desc, changed_at desc`,
  kind: sql`collection, sort_title, locale`,
}

const viewsOf = sql`coalesce((select sum(count) from view_totals v where v.collection = found.collection
  and v.document_id = found.document_id and v.day > current_date - ${viewDays}::int), 0)`

/** Name of the field of a path: without keys of rows below the first one. */
const fieldOf = (path: string): string => path.split('/')[0] ?? path

/** Number of open passages of a text: all if it is missing, the changed ones if it is outdated. */
function openPassages(
  { source, basis, targets }: FoundItem['texts'][number],
  tab: QueueTab,
): number {
  if (tab !== 'outdated') return source.length
  const { passages, left } = alignPassages(source, basis, targets)
  return passages.filter(({ state }) => state !== 'current').length + left.length
}

/** A page of the documents that are open in some languages. */
export async function readQueue(payload: Payload, query: QueueQuery): Promise<Queue> {
  const { tab, text, translator, order, page, size } = query
  if (query.locales.length === 0 || query.collections.length === 0) return { items: [], total: 0 }
  const words = text.trim().toLowerCase()
  const matches =
    words === ''
      ? sql`true`
      : sql`(lower(e.family) = ${words} or lower(e.titles::text) like ${`%${words.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`})`
  const isOwn =
    translator === undefined ? sql`true` : sql`bool_or(t.target_changed_by = ${translator}::int)`
  const isOfSource = tab === 'missing' || tab === 'outdated'
  const changed = isOfSource ? sql`t.source_changed_at` : sql`t.target_changed_at`
  // of one's own translations those first that were sent back
  const first = tab === 'mine' ? sql`(review is not distinct from 'returned') desc, ` : sql``
  const found = await rows<FoundItem>(
    payload,
    sql`
    with reviewed as (${openReviews}), open as (
      select t.collection, t.document_id, t.locale, max(coalesce(${changed}, t.source_changed_at)) as changed_at
      from translations t where ${tabRows(query)} group by 1, 2, 3 having ${isOwn}
    ), found as (
      select o.*, coalesce(e.titles, '{}') as titles, coalesce(e.family, '') as family, coalesce(e.sort_title, '') as sort_title, e.pictures[1] as picture, r.state as review
      from open o left join staff_entries e on e.collection = o.collection and e.document_id = o.document_id
        left join reviewed r on r.collection = o.collection and r.document_id = o.document_id and r.locale = o.locale
      where ${matches}
    ), page as (
      select found.*, ${order === 'views' ? viewsOf : sql`0`} as views, count(*) over () as total
      from found order by ${first}${orders[order]}, collection, document_id, locale
      limit ${size} offset ${(page - 1) * size}
    )
    select collection, document_id as id, locale, family, picture, changed_at, review, total::int as total,
      coalesce((select titles ->> t.source_locale from translations t where t.collection = page.collection and t.document_id = page.document_id
        and t.locale = page.locale and t.path in ('title', 'alt', 'number') limit 1), (select value from jsonb_each_text(titles) limit 1), '') as title,
      (select jsonb_agg(jsonb_build_object('path', t.path, 'source', t.source, 'basis', t.basis, 'targets', coalesce(cardinality(t.target), 0)))
        from translations t where t.collection = page.collection and t.document_id = page.document_id and t.locale = page.locale
          and ${tab === 'missing' ? isMissing : tab === 'outdated' ? isOutdated : isUnpublished}) as texts
    from page order by ${first}${orders[order]}, collection, document_id, locale`,
  )
  return {
    total: found[0]?.total ?? 0,
    items: found.map(({ changed_at, texts, total: _total, ...item }) => ({
      ...item,
      changedAt: new Date(changed_at).toISOString(),
      fields: [...Map.groupBy(texts, ({ path }) => fieldOf(path))].map(([field, each]) => ({
        field,
        passages: each.reduce((sum, one) => sum + openPassages(one, tab), 0),
      })),
    })),
  }
}

/** Texts of a language that say the same as their source, of all that have a source. */
export interface Progress {
  done: number
  total: number
}

/** Progress of each language. */
export async function readProgress(
  payload: Payload,
  query: Pick<QueueQuery, 'locales' | 'collections'>,
): Promise<Map<Locale, Progress>> {
  const found = await rows<Progress & { locale: Locale }>(
    payload,
    sql`select t.locale, count(*)::int as total, count(*) filter (where t.target is not null and t.basis = t.source)::int as done
      from translations t where ${among(query)} group by 1`,
  )
  return new Map(found.map(({ locale, done, total }) => [locale, { done, total }]))
}
