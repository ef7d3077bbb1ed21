import type { Payload, PayloadRequest } from 'payload'
import type { PublishedDocument } from '#src/changes/record-state.ts'
import { entriesOf, writeEntries } from '#src/read-model/write-entries.ts'
import { withTyped } from './typed.ts'
import type { Preview } from './preview.ts'

/**
 * Reads as visitors would if the draft were published: inside a transaction the draft is written into the read model,
 * then the reading runs, then all of it is rolled back. Nobody else ever sees a trace, so nothing of it can be cached
 * (docs/decisions/0013).
 */
export async function asIfPublished<T>(payload: Payload, preview: Preview, read: (payload: Payload) => Promise<T>): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('a preview needs transactions')
  try {
    if ('collection' in preview) {
      const { collection, id } = preview
      const draft = await draftOf(payload, preview)
      await writeEntries(payload, collection, id, draft, entriesOf(collection, draft), { transactionID })
    }
    return await read(withinTransaction(payload, transactionID, preview))
  } finally {
    await payload.db.rollbackTransaction(transactionID)
  }
}

/** The draft in all locales, with what is being typed. */
async function draftOf(payload: Payload, preview: Extract<Preview, { collection: unknown }>): Promise<PublishedDocument> {
  const { collection, id, locale, typed } = preview
  const saved: unknown = await payload.findByID({ collection, id, draft: true, locale: 'all', depth: 0, overrideAccess: true })
  const fields = payload.collections[collection].config.flattenedFields
  return withTyped(saved as PublishedDocument, typed ?? {}, (name) => (fields.some((field) => field.name === name && field.localized) ? locale : undefined))
}

/** The same Payload, whose reads see the transaction and, of the previewed document, the draft. */
function withinTransaction(payload: Payload, transactionID: number | string, preview: Preview): Payload {
  const req = { transactionID } as PayloadRequest
  const session = payload.db.sessions?.[transactionID]?.db
  const typedIn = (locale: unknown) => (locale === preview.locale ? (preview.typed ?? {}) : {})
  const own: Partial<Payload> = {
    db: Object.create(payload.db, { drizzle: { value: session } }),
    find: ((given) => payload.find({ ...given, req })) as Payload['find'],
    findByID: (async (given) => {
      if (!('collection' in preview) || given.collection !== preview.collection || Number(given.id) !== preview.id) return payload.findByID({ ...given, req })
      const draft = await payload.findByID({ ...given, draft: true, overrideAccess: true, req })
      return { ...draft, ...typedIn(given.locale) }
    }) as Payload['findByID'],
    findGlobal: (async (given) => {
      if (!('global' in preview) || given.slug !== preview.global) return payload.findGlobal({ ...given, req })
      const draft = await payload.findGlobal({ ...given, draft: true, overrideAccess: true, req })
      return { ...draft, ...typedIn(given.locale), _status: 'published' }
    }) as Payload['findGlobal'],
  }
  return Object.assign(Object.create(payload), own)
}
