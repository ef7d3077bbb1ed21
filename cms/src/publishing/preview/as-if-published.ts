import type { CollectionSlug, Payload } from 'payload'
import { within } from '#src/platform/database/transaction.ts'
import { isFeedCollection } from '#src/publishing/changes/kinds.ts'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { writePublished } from '#src/publishing/languages/store.ts'
import { writeReadModel } from '#src/publishing/read-model/projections.ts'
import { entriesOf } from '#src/publishing/read-model/write-entries.ts'
import { checkVariants } from '#src/content/variants/check.ts'
import { cellPath } from '#src/content/variants/declaration.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { readDeclaration } from '#src/content/variants/read-declaration.ts'
import { withCompleteRows } from './complete-rows.ts'
import { withTyped } from './typed.ts'
import { isGlobal } from './preview.ts'
import type { PlannedContent, Preview } from './preview.ts'

const previewing = new WeakMap<Payload, { published: Payload; preview: Preview }>()

/**
 * For an instance made by `asIfPublished`: the Payload instance that reads the published content,
 * and the preview. Undefined for any other instance.
 */
export const previewBehind = (payload: Payload) => previewing.get(payload)

/**
 * Runs a read as if the draft were published: writes the draft to the read model in a transaction,
 * runs the read in it, and rolls back. The draft is never visible outside the transaction, so it
 * cannot be cached (docs/decisions/0013).
 */
export async function asIfPublished<T>(
  payload: Payload,
  preview: Preview,
  read: (payload: Payload) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('a preview needs transactions')
  try {
    if ('planned' in preview) await writePlanned(payload, preview.planned, { transactionID })
    if ('collection' in preview) {
      const { collection, id } = preview
      const draft = await draftOf(payload, preview)
      await writeReadModel({
        payload,
        collection,
        id,
        document: draft,
        entries: entriesOf(collection, draft),
        transaction: { transactionID },
      })
    }
    return await read(withinTransaction(payload, transactionID, preview))
  } finally {
    await payload.db.rollbackTransaction(transactionID)
  }
}

/** Kinds of content that others are shown with, which are written before these. */
const firstWritten: readonly string[] = ['categories', 'subcategories']

/** Writes documents as a change set would publish them: rows and read model. */
async function writePlanned(
  payload: Payload,
  planned: readonly PlannedContent[],
  transaction: { transactionID: number | string },
): Promise<void> {
  const rankOf = ({ collection }: PlannedContent): number => {
    const at = firstWritten.indexOf(collection)
    return at === -1 ? firstWritten.length : at
  }
  for (const { collection, id, content, isNew } of planned.toSorted(
    (a, b) => rankOf(a) - rankOf(b),
  )) {
    const data = { ...content, _status: 'published' }
    const entity = isGlobal(collection)
      ? { global: collection }
      : { collection: collection as CollectionSlug, id }
    if (isNew)
      await payload.db.create({
        collection: collection as CollectionSlug,
        data: { ...data, id },
        ...within(transaction),
      })
    else await writePublished({ payload, ...transaction }, entity, data)
    if (!isFeedCollection(collection)) continue
    const document: PublishedDocument = { updatedAt: new Date().toISOString(), ...data, id }
    await writeReadModel({
      payload,
      collection,
      id,
      document,
      entries: entriesOf(collection, document),
      transaction,
    })
  }
}

/** Draft in all locales, merged with the form's unsaved values. */
async function draftOf(
  payload: Payload,
  preview: Extract<Preview, { collection: unknown }>,
): Promise<PublishedDocument> {
  const { collection, id, locale, typed } = preview
  const saved: unknown = await payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  })
  const { fields, flattenedFields } = payload.collections[collection].config
  const isLocalized = (name: string): boolean =>
    flattenedFields.some((field) => field.name === name && Boolean(field.localized))
  const draft = withTyped(saved as PublishedDocument, typed ?? {}, (name) =>
    isLocalized(name) ? locale : undefined,
  )
  return withRightCells(payload, preview, withCompleteRows(fields, draft))
}

/**
 * Removes variant values that the subcategory's attributes do not allow, and variants with an
 * invalid part number; they could not be published.
 */
async function withRightCells<Document extends object>(
  payload: Payload,
  preview: Preview,
  draft: Document,
): Promise<Document> {
  if (!('collection' in preview) || preview.collection !== 'products') return draft
  const { subcategory, variants } = draft as { subcategory?: unknown; variants?: Variant[] }
  if (!variants || variants.length === 0) return draft
  const id =
    typeof subcategory === 'object' && subcategory !== null && 'id' in subcategory
      ? subcategory.id
      : subcategory
  const declared = await readDeclaration(payload, {
    subcategory: Number(id),
    locale: preview.locale,
    transaction: {},
  })
  const wrong = new Set(checkVariants(variants, declared, 'pt').map((error) => cellPath(error)))
  const validVariants = variants
    .map(({ part_number, values }, row) => ({
      part_number,
      values: Object.fromEntries(
        Object.entries(values).filter(([key]) => !wrong.has(cellPath({ row, key }))),
      ),
    }))
    .filter((_, row) => !wrong.has(cellPath({ row, key: 'part_number' })))
  return { ...draft, variants: validVariants }
}

/** Payload instance whose reads use the transaction and see the draft of the previewed document. */
function withinTransaction(
  payload: Payload,
  transactionID: number | string,
  preview: Preview,
): Payload {
  // a request for each operation: Payload writes its locale into it, and reads run at the same time
  const inPreview = () => within({ transactionID })
  const asDraft = () => ({ draft: true, overrideAccess: true, ...inPreview() }) as const
  const session = payload.db.sessions?.[transactionID]?.db
  // a read without a locale concerns values that are not localized
  const typedIn = (locale: unknown) =>
    locale === undefined || locale === preview.locale ? (preview.typed ?? {}) : {}
  const own: Partial<Payload> = {
    db: Object.create(payload.db, { drizzle: { value: session } }),
    find: ((options) => payload.find({ ...options, ...inPreview() })) as Payload['find'],
    findByID: (async (options) => {
      if (
        !('collection' in preview) ||
        options.collection !== preview.collection ||
        Number(options.id) !== preview.id
      )
        return payload.findByID({ ...options, ...inPreview() })
      const draft = await payload.findByID({ ...options, ...asDraft() })
      const { fields } = payload.collections[preview.collection].config
      return withRightCells(
        payload,
        preview,
        withCompleteRows(fields, { ...draft, ...typedIn(options.locale) }),
      )
    }) as Payload['findByID'],
    findGlobal: (async (options) => {
      if (!('global' in preview) || options.slug !== preview.global)
        return payload.findGlobal({ ...options, ...inPreview() })
      const draft = await payload.findGlobal({ ...options, ...asDraft() })
      const fields =
        payload.globals.config.find(({ slug }) => slug === preview.global)?.fields ?? []
      return withCompleteRows(fields, {
        ...draft,
        ...typedIn(options.locale),
        _status: 'published',
      })
    }) as Payload['findGlobal'],
  }
  const previewed: Payload = Object.assign(Object.create(payload), own)
  previewing.set(previewed, { published: payload, preview })
  return previewed
}
