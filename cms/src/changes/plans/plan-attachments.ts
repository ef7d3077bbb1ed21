import { isDeepStrictEqual } from 'node:util'
import { localeCodes } from '@vitrine/configuration/locales'
import { readDrafts } from '#src/changes/sheets/read-collections.ts'
import type { Reader } from '#src/changes/sheets/read-collections.ts'
import type { CellPlace } from '#src/changes/sheets/plan.ts'
import { attachmentsShape } from '#src/content/media/bulk/bulk-shapes.ts'
import type { AttachedFile } from '#src/content/media/bulk/bulk-shapes.ts'
import type { PublicUpload } from '#src/content/media/upload-digests.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { publicContent } from '#src/publishing/languages/states.ts'
import { readSeveral } from '#src/publishing/languages/store.ts'
import { publicChanges } from './sheet-plan.ts'
import type { PlannedChange, PlannedDocument, SheetPlan } from './sheet-plan.ts'

const labels = labelsOf(bulkFilesTexts)

/** Field of a product that lists uploads, and field of an upload with its text. */
const fieldsOf = {
  media: { list: 'pictures', text: 'alt' },
  files: { list: 'documents', text: 'title' },
} as const satisfies Record<PublicUpload, object>

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : []).filter((each) => typeof each === 'number')

type Lists = Record<'pictures' | 'documents', number[]>

/** Product with its uploads, as last saved and as visitors read them; null: it is not public. */
interface UploadsOfProduct {
  id: number
  draft: Lists
  public: Lists | null
}

const listsOf = (document: Record<string, unknown>): Lists => ({
  pictures: idsIn(document['pictures']),
  documents: idsIn(document['documents']),
})

/** Products by id, without those that are gone or in the trash. */
async function readProducts(
  req: Reader,
  ids: readonly number[],
): Promise<Map<number, UploadsOfProduct>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const found = await readSeveral(req.payload, 'products', unique, req.transactionID)
  return new Map(
    unique.flatMap((id): [number, UploadsOfProduct][] => {
      const { row, draft = row } = found.get(id) ?? {}
      if (!row || !draft || row['deletedAt'] || draft['deletedAt']) return []
      const isPublic = publicContent(row) === row
      return [[id, { id, draft: listsOf(draft), public: isPublic ? listsOf(row) : null }]]
    }),
  )
}

const contentOf = (bytes: Uint8Array<ArrayBuffer>) =>
  attachmentsShape.parse(JSON.parse(new TextDecoder().decode(bytes)))

/** Key of the lot that kept attachments belong to. */
export const lotOfAttachments = (bytes: Uint8Array<ArrayBuffer>): string | undefined =>
  contentOf(bytes).lot

/** Uploads of a list by id, as last saved, and its products. */
async function readDocuments(req: Reader, files: readonly AttachedFile[]) {
  const read = async (
    collection: PublicUpload,
    ids: readonly number[],
    select: Record<string, true>,
  ): Promise<Map<number, Record<string, unknown>>> => {
    if (ids.length === 0) return new Map()
    const found = await readDrafts(req, collection, { select, ids: [...new Set(ids)] })
    return new Map(found.map((document) => [Number(document['id']), document]))
  }
  const idsOf = (collection: PublicUpload): number[] =>
    files.flatMap((file) => (file.collection === collection ? [file.id] : []))
  const products = files.flatMap(({ product }) => product ?? [])
  return {
    media: await read('media', idsOf('media'), { alt: true }),
    files: await read('files', idsOf('files'), { title: true }),
    products: await readProducts(req, products),
  }
}

interface Appended {
  path: string
  /** Entries of the list before the change. */
  present: readonly number[]
  upload: number
  place: CellPlace
}

/** Adds the change of a list, or an entry to one that is there; false if the list has the upload. */
function appendTo(changes: PlannedChange[], { path, present, upload, place }: Appended): boolean {
  const known = changes.find((change) => change.path === path)
  const entries = known ? idsIn(known.after) : present
  if (entries.includes(upload)) return false
  const after = [...entries, upload]
  if (known) known.after = after
  // a list without entries has no value
  else
    changes.push({
      path,
      locale: null,
      before: present.length > 0 ? [...present] : null,
      after,
      place,
    })
  return true
}

/** Changes of documents, gathered by document. */
class Changes {
  readonly documents = new Map<string, PlannedDocument>()

  of(collection: string, document: number): PlannedChange[] {
    const key = `${collection} ${document}`
    const known = this.documents.get(key)
    if (known) return known.changes
    const made: PlannedDocument = { collection, id: document, changes: [] }
    this.documents.set(key, made)
    return made.changes
  }

  /**
   * Appends an upload to a list of a product, of its latest version and of what visitors read, each
   * to the entries that it has; false if it is in both.
   */
  append(product: UploadsOfProduct, { collection, id }: AttachedFile, place: CellPlace): boolean {
    const path = fieldsOf[collection].list
    const ofDraft = this.of('products', product.id)
    const isNew = appendTo(ofDraft, { path, present: product.draft[path], upload: id, place })
    if (!product.public) return isNew
    const document = this.documents.get(`products ${product.id}`)
    if (!document) return isNew
    document.public ??= []
    const present = product.public[path]
    return appendTo(document.public, { path, present, upload: id, place }) || isNew
  }

  /** Sets the texts of an upload; false if it has them. */
  setTexts(document: Record<string, unknown>, file: AttachedFile, place: CellPlace): boolean {
    const path = fieldsOf[file.collection].text
    const former = Object(document[path]) as Record<string, unknown>
    const changes = localeCodes.flatMap((locale): PlannedChange[] => {
      const after = file.texts[locale]
      const before = former[locale] || null
      return after === undefined || isDeepStrictEqual(before, after)
        ? []
        : [{ path, locale, before, after, place }]
    })
    if (changes.length > 0) this.of(file.collection, file.id).push(...changes)
    return changes.length > 0
  }
}

/**
 * Plan of uploads that become part of their products, in their order after those that the products
 * have, and of their texts.
 */
export async function planAttachments(
  req: Reader,
  files: readonly AttachedFile[],
  language: string,
): Promise<SheetPlan> {
  const present = await readDocuments(req, files)
  const changes = new Changes()
  const plan: SheetPlan = {
    documents: [],
    created: [],
    refused: [],
    counts: { created: 0, changed: 0, equal: 0, refused: 0 },
    unknownColumns: [],
    ignoredSheets: [],
  }
  const sheet = textOf(labels.attachedSheet, language)
  for (const [at, file] of files.entries()) {
    const place = { sheet, row: at + 1, column: '', head: file.name }
    const refuse = (label: Label): void => {
      plan.counts.refused += 1
      const message = textOf(label, language)
      plan.refused.push({ ...place, value: file.name, reason: 'invalid', message })
    }
    const upload = present[file.collection].get(file.id)
    const product = file.product === null ? undefined : present.products.get(file.product)
    if (!upload) refuse(labels.refusals.gone({ name: file.name }))
    else if (file.product !== null && !product)
      refuse(labels.refusals.noProduct({ name: file.name }))
    else {
      const hasTexts = changes.setTexts(upload, file, place)
      const isAppended = product ? changes.append(product, file, place) : false
      plan.counts[hasTexts || isAppended ? 'changed' : 'equal'] += 1
    }
  }
  const documents = [...changes.documents.values()].filter(
    (each) => each.changes.length + publicChanges(each).length > 0,
  )
  // texts first: a product with a picture that lacks them is not published
  const isLast = ({ collection }: PlannedDocument): number => (collection === 'products' ? 1 : 0)
  return { ...plan, documents: documents.toSorted((a, b) => isLast(a) - isLast(b)) }
}

/** Plan of the kept list of attached files, with the number of its products. */
export async function planKeptAttachments(
  req: Reader,
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
): Promise<{ plan: SheetPlan; sheets: number }> {
  const { files } = contentOf(bytes)
  const sheets = new Set(files.flatMap(({ product }) => product ?? [])).size
  return { plan: await planAttachments(req, files, language), sheets }
}
