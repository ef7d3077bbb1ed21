import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { sameContent, withLanguages, withRowsOfOthers } from '#src/publishing/languages/compose.ts'
import type { Data } from '#src/publishing/languages/compose.ts'
import { innerRequest } from '#src/publishing/languages/inner-request.ts'
import { furtherLanguages } from '#src/publishing/languages/request.ts'
import { publicContent } from '#src/publishing/languages/states.ts'
import {
  fieldsOf,
  readDraft,
  readPublished,
  saveAsLatest,
  writePublished,
} from '#src/publishing/languages/store.ts'
import { recordDraft } from '#src/recording/record.ts'
import type { Entity } from '#src/publishing/languages/store.ts'

interface GoBack {
  locales: readonly Locale[]
  /** True to publish the languages afterwards; otherwise the result is a draft. */
  publish: boolean
  /** Reads the former content. */
  source: (req: Pick<PayloadRequest, 'payload' | 'transactionID'>) => Promise<Data | undefined>
}

/**
 * Saves a content in all languages as the latest version, without running hooks. Returns true if it
 * equals the published content (`row`): then it is not a draft.
 */
export async function saveLatest(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  entity: Entity,
  content: Data,
  row: Data | undefined,
): Promise<boolean> {
  const published = publicContent(row)
  const isPublished = sameContent(content, published)
  const saved = await saveAsLatest(req, entity, content, isPublished ? 'published' : 'draft')
  // Payload shows drafts that are newer than the row
  if (isPublished)
    await writePublished(req, entity, { ...published, updatedAt: saved['updatedAt'] })
  return isPublished
}

/**
 * Latest version of a document as it would be with the former content of some languages and of the
 * shared values; undefined if that content does not exist.
 */
export async function contentGoingBack(
  within: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  entity: Entity,
  { locales, source }: Pick<GoBack, 'locales' | 'source'>,
): Promise<{ draft: Data; content: Data } | undefined> {
  const former = await source(within)
  if (!former) return undefined
  const draft = (await readDraft(within, entity)) ?? {}
  const fields = fieldsOf(within.payload, entity)
  const rows = withRowsOfOthers(fields, draft, former, locales)
  return { draft, content: withLanguages(fields, draft, rows, locales) }
}

/**
 * Restores a former content of the given languages and of the shared values; drafts of the other
 * languages are kept. Returns false if the content does not exist.
 */
export function goBack(
  req: PayloadRequest,
  entity: Entity,
  { locales, publish, source }: GoBack,
): Promise<boolean> {
  const { payload } = req
  return inTransaction(payload, async (transaction) => {
    const within = { payload, ...transaction }
    await lockFeed(payload, transaction)
    const found = await contentGoingBack(within, entity, { locales, source })
    if (!found) return false
    const row = await readPublished(within, entity)
    const isPublished = await saveLatest(within, entity, found.content, row)
    await recordDraft(req, within, entity)
    const [locale, ...further] = locales
    if (!publish || isPublished || locale === undefined) return true
    const own = innerRequest(req, transaction)
    own.context = { [furtherLanguages]: further }
    const data: object = { _status: 'published' }
    const shared = { locale, data, depth: 0, overrideAccess: false, req: own } as const
    if ('global' in entity) await payload.updateGlobal({ slug: entity.global, ...shared })
    else await payload.update({ collection: entity.collection, id: entity.id, ...shared })
    return true
  })
}

/** Source of the published content; undefined if nothing is public. */
export const publishedSource =
  (entity: Entity): GoBack['source'] =>
  async (req) => {
    const row = await readPublished(req, entity)
    return row?.['_status'] === 'published' ? row : undefined
  }
