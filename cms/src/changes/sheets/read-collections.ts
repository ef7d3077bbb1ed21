import type { CollectionSlug, PayloadRequest } from 'payload'
import { valuesOf } from '#src/recording/history/document-values.ts'
import { isPersonal, unrecordedCollections } from '#src/recording/history/personal.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { within } from '#src/platform/database/transaction.ts'
import { labelOfAll } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { documentColumns } from './document-columns.ts'
import type { DocumentColumn } from './document-columns.ts'
import type { SheetCollection } from './document-sheets.ts'
import { RelatedNames } from './related-names.ts'
import type { NamedDocument } from './related-names.ts'
import type { TextByLocale } from '#src/content/variants/cells/sheet-product.ts'

export interface Reader extends Pick<PayloadRequest, 'payload' | 'transactionID'> {
  /**
   * Ids by collection of the documents that are compared, as visitors read them; absent: all
   * documents, as last saved.
   */
  published?: ReadonlyMap<string, readonly number[]> | undefined
}

/** True for a collection whose documents a sheet may hold: none of people or of programs. */
export const isSheetCollection = (slug: string): slug is PermittedCollection =>
  Object.hasOwn(permissions, slug) &&
  !isPersonal(slug) &&
  !unrecordedCollections.has(slug) &&
  isOfSite(slug)

export const sheetCollections = (): PermittedCollection[] =>
  (Object.keys(permissions) as PermittedCollection[]).filter(isSheetCollection)

/** True if an account may change the documents of a collection. */
export const mayUpdate = (req: Pick<PayloadRequest, 'user'>, slug: PermittedCollection): boolean =>
  hasRole(req, permissions[slug].update)

/** Reads in a transaction, of the latest versions in all languages. */
const shared = ({ transactionID }: Reader) =>
  ({
    depth: 0,
    draft: true,
    pagination: false,
    locale: 'all',
    ...(transactionID === undefined ? {} : within({ transactionID })),
  }) as const

/** Latest versions of the documents of a collection in all languages; `ids`: only of these. */
export async function readDrafts(
  req: Reader,
  collection: PermittedCollection,
  {
    select,
    ids,
    sort = 'id',
  }: { select: Record<string, true>; ids?: readonly number[] | undefined; sort?: string },
): Promise<Record<string, unknown>[]> {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    select: select as never,
    sort,
    ...(ids ? { where: { id: { in: [...ids] } } } : {}),
    ...shared(req),
  })
  return docs as unknown as Record<string, unknown>[]
}

/** Documents of a collection that a file is compared with; `ids`: only of these. */
export async function readCompared(
  req: Reader,
  collection: PermittedCollection,
  options: Parameters<typeof readDrafts>[2],
): Promise<Record<string, unknown>[]> {
  if (!req.published) return readDrafts(req, collection, options)
  if (!req.published.has(collection)) return []
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    select: options.select as never,
    sort: options.sort ?? 'id',
    ...shared(req),
    ...publishedOf(req.published, collection),
  })
  return docs as unknown as Record<string, unknown>[]
}

/** Options of a read of the named documents of a collection, as visitors read them. */
export const publishedOf = (
  published: ReadonlyMap<string, readonly number[]>,
  collection: string,
) => ({
  draft: false,
  where: {
    id: { in: [...(published.get(collection) ?? [])] },
    _status: { equals: 'published' },
  },
})

type Described = Omit<SheetCollection, 'documents'>

/** Name, title field and columns of a collection. */
export function describeCollection(
  { payload }: Pick<PayloadRequest, 'payload'>,
  slug: PermittedCollection,
): Described {
  const { labels, admin, flattenedFields } = payload.collections[slug].config
  const plural: unknown = labels.plural
  const title = admin.useAsTitle ?? 'id'
  return {
    slug,
    plural: typeof plural === 'object' ? (plural as Label) : labelOfAll(String(plural)),
    title,
    columns: documentColumns(flattenedFields, { title, isNamed: isSheetCollection }),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Documents of a collection as last saved; `ids`: only these. */
export async function readSheetCollection(
  req: Reader,
  slug: PermittedCollection,
  ids?: readonly number[],
): Promise<SheetCollection> {
  const described = describeCollection(req, slug)
  const { payload } = req
  const { config } = payload.collections[slug]
  const names = new Set(described.columns.map(({ path }) => path.split('/', 1)[0] ?? path))
  const docs = await readCompared(req, slug, {
    select: Object.fromEntries([...names].map((name) => [name, true as const])),
    ids,
  })
  const order = new Map(ids?.map((id, at) => [id, at]))
  const documents = docs.map((document) => ({
    id: Number(document['id']),
    values: valuesOf(config.flattenedFields, document),
  }))
  return {
    ...described,
    documents: ids
      ? documents.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      : documents,
  }
}

/** Fields beside the title by which a cell may name a document. */
const otherNames = ['slug', 'family', 'number', 'filename', 'path', 'name'] as const

function namedDocument(document: Record<string, unknown>, title: string): NamedDocument {
  const value = document[title]
  const texts = otherNames.flatMap((name) => {
    const other = document[name]
    return name === title ? [] : isRecord(other) ? Object.values(other) : [other]
  })
  return {
    id: Number(document['id']),
    title: isRecord(value) ? (value as TextByLocale) : String(value ?? ''),
    others: texts.filter((text) => typeof text === 'string'),
  }
}

/** Names of the documents to which columns relate, by collection. */
export async function readRelatedNames(
  req: Reader,
  columns: readonly DocumentColumn[],
): Promise<(collection: string) => RelatedNames> {
  const names = new Map<string, RelatedNames>()
  const none = new RelatedNames([])
  for (const { relatedTo } of columns) {
    if (relatedTo === null || names.has(relatedTo) || !isSheetCollection(relatedTo)) continue
    const { config } = req.payload.collections[relatedTo]
    const title = relatedTo === 'files' ? 'title' : (config.admin.useAsTitle ?? 'id')
    const present = new Set(config.flattenedFields.map(({ name }) => name))
    const select = Object.fromEntries(
      [title, ...otherNames]
        .filter((name) => present.has(name))
        .map((name) => [name, true as const]),
    )
    const docs = await readDrafts(req, relatedTo, { select })
    names.set(relatedTo, new RelatedNames(docs.map((document) => namedDocument(document, title))))
  }
  return (collection) => names.get(collection) ?? none
}
