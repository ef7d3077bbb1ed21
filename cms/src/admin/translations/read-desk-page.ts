import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { readThumbnails } from '#src/admin/lists/read-list.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { queueTabs } from '#src/translation/queue-tabs.ts'
import type { QueueTab } from '#src/translation/queue-tabs.ts'
import { countQueue, readProgress, readQueue } from '#src/translation/read-queue.ts'
import type { Progress, QueueCounts, QueueItem } from '#src/translation/read-queue.ts'
import { deskLocales, usualLocales } from '#src/translation/desk-locales.ts'
import { itemKey } from './desk-item.ts'
import type { DeskDocument, DeskItem } from '#src/translation/desk-shapes.ts'
import type { DeskQuery } from './desk-query.ts'
import { fieldName, readDesk, readKinds } from './read-desk.ts'
import type { TextKind } from './read-desk.ts'

/** Documents of a page of the queue. */
export const queuePageSize = 50

/** Most documents that are published at once. */
const maxPublished = 500

/** Row of the queue. */
export interface QueueRow {
  item: DeskItem
  title: string
  family: string
  kind: string
  picture: string | null
  changedAt: string
  review: QueueItem['review']
  /** Names of the open fields, with their open passages. */
  fields: { name: string; passages: number }[]
}

export interface DeskPage {
  query: DeskQuery & { tab: QueueTab }
  /** Languages of the account, and those that are shown. */
  own: readonly Locale[]
  usual: readonly Locale[]
  shown: readonly Locale[]
  kinds: TextKind[]
  counts: ReadonlyMap<Locale, QueueCounts>
  rows: QueueRow[]
  total: number
  document: DeskDocument | undefined
  progress: ReadonlyMap<Locale, Progress>
  /** Keys of the documents that are ready in a language, to be published or handed in. */
  ready: ReadonlyMap<Locale, string[]>
  isTranslator: boolean
}

/** Counts of some languages together. */
export const countsOf = (
  counts: ReadonlyMap<Locale, QueueCounts>,
  shown: readonly Locale[],
): QueueCounts =>
  Object.fromEntries(
    queueTabs.map((tab) => [
      tab,
      shown.reduce((sum, locale) => sum + (counts.get(locale)?.[tab] ?? 0), 0),
    ]),
  ) as QueueCounts

/** First tab with something in it: what waits for this account, then what is outdated. */
const firstTab = (counts: QueueCounts, isTranslator: boolean): QueueTab =>
  ([isTranslator ? 'returned' : 'review', 'outdated', 'missing', 'ready'] as const).find(
    (tab) => counts[tab] > 0,
  ) ?? 'outdated'

async function rowsOf(
  req: PayloadRequest,
  items: readonly QueueItem[],
  kinds: readonly TextKind[],
): Promise<QueueRow[]> {
  const pictureOf = ({ collection, id, picture }: QueueItem): number | null =>
    collection === 'media' ? id : picture
  const pictures = await readThumbnails(
    req.payload,
    items.flatMap((item) => pictureOf(item) ?? []),
  )
  const names = new Map(kinds.map(({ slug, name }) => [slug, name]))
  return items.map((item) => {
    const { collection, id, locale, title, family, changedAt, fields, review } = item
    const kind = names.get(collection) ?? collection
    return {
      item: { collection, id, locale },
      title: title === '' ? (id === 0 ? kind : `#${id}`) : title,
      family,
      kind,
      picture: pictures.get(pictureOf(item) ?? 0) ?? null,
      changedAt,
      review,
      fields: fields.map(({ field, passages }) => ({
        name: fieldName(req, collection, field),
        passages,
      })),
    }
  })
}

/** Reads the content of the page of translations, by the state of its address. */
export async function readDeskPage(req: PayloadRequest, query: DeskQuery): Promise<DeskPage> {
  const { payload, user } = req
  const [own, usual, kinds] = [deskLocales(req), usualLocales(req), readKinds(req)]
  const all = kinds.map(({ slug }) => slug)
  const shown = query.to && own.includes(query.to) ? [query.to] : usual
  const { id: account = 0, role } = staffOf({ user }) ?? {}
  const isTranslator = role === 'translator'
  const counts = await countQueue(payload, { locales: own, collections: all, account })
  const tab = query.tab ?? firstTab(countsOf(counts, shown), isTranslator)
  const queue = await readQueue(payload, {
    tab,
    locales: shown,
    collections: all.filter((slug) => query.kind === '' || slug === query.kind),
    text: query.text,
    translator: query.isMine ? account : undefined,
    account,
    order: query.order,
    page: query.page,
    size: queuePageSize,
  })
  const found = await rowsOf(req, queue.items, kinds)
  const item = query.item ?? found[0]?.item
  const ready = new Map<Locale, string[]>()
  for (const locale of shown)
    if ((counts.get(locale)?.ready ?? 0) > 0) {
      const each = { tab: 'ready', locales: [locale], collections: all, text: '', account } as const
      const { items } = await readQueue(payload, {
        ...each,
        order: 'age',
        page: 1,
        size: maxPublished,
      })
      ready.set(locale, items.map(itemKey))
    }
  return {
    query: { ...query, tab },
    own,
    usual,
    shown,
    kinds,
    counts,
    rows: found,
    total: queue.total,
    document: item && (await readDesk(req, item)),
    progress: await readProgress(payload, { locales: shown, collections: all }),
    ready,
    isTranslator,
  }
}
