import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { itemKey } from '#src/admin/translations/desk-item.ts'
import type { DeskQuery } from '#src/admin/translations/desk-query.ts'
import { readKinds } from '#src/admin/translations/read-desk.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { deskLocales, usualLocales } from '#src/translation/desk-locales.ts'
import { exchangeLimits } from '#src/translation/exchange/exchanged.ts'
import type { QueueTab } from '#src/translation/queue-tabs.ts'
import { readQueue } from '#src/translation/read-queue.ts'

/** A document that can be sent. */
export interface SendRow {
  /** Key of the language of a document. */
  item: string
  title: string
  kind: string
  /** Number of open passages. */
  open: number
}

export interface SendPage {
  query: DeskQuery & { tab: QueueTab; to: Locale }
  own: readonly Locale[]
  rows: SendRow[]
  total: number
}

/** Documents of the desk's queue in one language; undefined for an account without languages. */
export async function readSend(
  req: PayloadRequest,
  query: DeskQuery,
): Promise<SendPage | undefined> {
  const [own, kinds] = [deskLocales(req), readKinds(req)]
  const to = query.to && own.includes(query.to) ? query.to : usualLocales(req)[0]
  if (to === undefined) return undefined
  const tab = query.tab ?? 'outdated'
  const { items, total } = await readQueue(req.payload, {
    tab,
    locales: [to],
    collections: kinds.flatMap(({ slug }) =>
      query.kind === '' || query.kind === slug ? [slug] : [],
    ),
    text: query.text,
    translator: query.isMine ? staffOf(req)?.id : undefined,
    order: query.order,
    page: query.page,
    size: exchangeLimits.documents,
  })
  const names = new Map(kinds.map(({ slug, name }) => [slug, name]))
  return {
    query: { ...query, tab, to },
    own,
    total,
    rows: items.map((item) => {
      const kind = names.get(item.collection) ?? item.collection
      const title = item.title === '' ? (item.id === 0 ? kind : `#${item.id}`) : item.title
      return {
        item: itemKey(item),
        title: item.family === '' ? title : `${item.family}, ${title}`,
        kind,
        open: item.fields.reduce((sum, { passages }) => sum + passages, 0),
      }
    }),
  }
}
