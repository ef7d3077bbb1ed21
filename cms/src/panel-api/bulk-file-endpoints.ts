import { isStorable } from '@vitrine/contract/storable-text'
import { panelBase, panelFileLimit } from '@vitrine/contract/panel'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readThumbnails } from '#src/admin/lists/read-list.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { checkImport } from '#src/changes/imports/check-import.ts'
import { attachmentInput } from '#src/changes/imports/plan-attachments.ts'
import { maxBulkFiles } from '#src/content/media/bulk/bulk-answer.ts'
import type {
  BulkComparison,
  ComparedFile,
  ShownUpload,
  UploadUses,
} from '#src/content/media/bulk/bulk-answer.ts'
import { findStored } from '#src/content/media/bulk/find-stored.ts'
import type { GivenFile, StoredMatch, StoredUpload } from '#src/content/media/bulk/find-stored.ts'
import { NameIndex } from '#src/content/media/bulk/name-index.ts'
import { readName } from '#src/content/media/bulk/read-name.ts'
import type { ReadName } from '#src/content/media/bulk/read-name.ts'
import { readNamedProducts, readNumberedDocuments } from '#src/content/media/bulk/read-products.ts'
import { downloadKinds, extensionsOf, pictureKinds } from '#src/content/media/file-kinds.ts'
import { publicUploads } from '#src/content/media/upload-digests.ts'
import type { PublicUpload } from '#src/content/media/upload-digests.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { referencesTo } from '#src/schema/lifecycle/references.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { readPicturesWithoutAlt } from './pictures-without-alt.ts'
import { answer, told } from './own-answers.ts'

const labels = labelsOf(bulkFilesTexts)

/** File names in the name of a change set. */
const maxNamed = 3

/** Endpoint for those who may upload files and change products. */
const forEditors = (
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({
  path,
  method,
  handler: async (req) =>
    hasRole(req, permissions.media.create) && hasRole(req, permissions.products.create)
      ? handle(req)
      : told(req, labels.denied, 403),
})

const bodyOf = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => undefined)

const comparisonInput = z.object({
  files: z
    .array(
      z.object({
        name: z.string().max(2000).refine(isStorable),
        bytes: z.int().nonnegative(),
        digest: z.string().regex(/^(?:[0-9a-f]{64})?$/),
      }),
    )
    .max(maxBulkFiles),
})

type GivenInput = z.infer<typeof comparisonInput>['files'][number]

const endingsOf: Record<PublicUpload, readonly string[]> = {
  media: extensionsOf(pictureKinds),
  files: extensionsOf(downloadKinds),
}

/** Collection that takes files with an extension; undefined: none does. */
const collectionFor = ({ ending }: ReadName): PublicUpload | undefined =>
  publicUploads.find((slug) => endingsOf[slug].includes(ending.slice(1)))

/** Why a file is not taken, before its content is known. */
function refusalOf(
  { bytes }: GivenInput,
  { name }: ReadName,
  collection: PublicUpload | undefined,
): Label | null {
  const { refusals } = labels
  if (name === '') return refusals.unnamed
  if (!collection) {
    const extensions = Object.values(endingsOf).flat().join(', ')
    return refusals.kind({ name, extensions })
  }
  if (bytes === 0) return refusals.empty({ name })
  const megabytes = panelFileLimit / 1024 / 1024
  return bytes > panelFileLimit ? refusals.tooLarge({ name, megabytes }) : null
}

/** Reads the names of files, and compares their contents with what is stored. */
async function compare(req: PayloadRequest): Promise<Response> {
  const input = comparisonInput.safeParse(await bodyOf(req))
  if (!input.success) return told(req, labels.failed, 422)
  const { payload, i18n } = req
  const { named, products } = await readNamedProducts(req)
  const index = new NameIndex(named, await readNumberedDocuments(req))
  const read = input.data.files.map((file) => {
    const name = readName(file.name, index)
    const collection = collectionFor(name)
    return { file, name, collection, refusal: refusalOf(file, name, collection) }
  })
  const given = read.map(({ file, name, collection = 'files' }): GivenFile => ({
    collection,
    name: name.name,
    digest: file.digest,
  }))
  const stored = await findStored(payload, given)
  const matches = stored
    .flatMap(({ equal, sameName }) => [equal, sameName])
    .filter((each) => each !== null)
  const thumbnails = await readThumbnails(
    payload,
    matches.flatMap(({ collection, id }) => (collection === 'media' ? [id] : [])),
  )
  const shown = (upload: StoredUpload | null): ShownUpload | null =>
    upload && {
      ...upload,
      href: `${panelBase}/collections/${upload.collection}/${upload.id}`,
      thumbnail: upload.collection === 'media' ? (thumbnails.get(upload.id) ?? null) : null,
    }
  const none: StoredMatch = { equal: null, sameName: null }
  const files = read.map(({ name, collection, refusal }, at): ComparedFile => {
    const { equal, sameName } = refusal ? none : (stored[at] ?? none)
    return {
      collection: collection ?? null,
      read: name,
      refusal: refusal && textOf(refusal, i18n.language),
      equal: shown(equal),
      sameName: shown(sameName),
    }
  })
  return answer({ files, products } satisfies BulkComparison)
}

/** Where an upload is used. */
async function uses(req: PayloadRequest): Promise<Response> {
  const collection = publicUploads.find((slug) => slug === req.searchParams.get('collection'))
  const id = Number(req.searchParams.get('id'))
  if (!collection || !Number.isSafeInteger(id)) return told(req, labels.failed, 404)
  const { found, total } = await referencesTo(req.payload, { collection, id }, {})
  const places = found.map(({ kind, title, field, address }) => ({
    title: [textOf(kind, req.i18n.language), title, textOf(field, req.i18n.language)]
      .filter(Boolean)
      .join(' · '),
    href: address,
  }))
  return answer({ places, total } satisfies UploadUses)
}

/** Compares uploads with their products, and keeps the list for the order of an import. */
async function attach(req: PayloadRequest): Promise<Response> {
  const input = attachmentInput.safeParse(await bodyOf(req))
  if (!input.success) return told(req, labels.failed, 422)
  const { files } = input.data
  const names = [
    ...files.slice(0, maxNamed).map(({ name }) => name),
    ...(files.length > maxNamed ? ['…'] : []),
  ].join(', ')
  const preview = await checkImport(
    req,
    {
      source: 'files',
      name: textOf(labels.importName({ count: files.length, names }), req.i18n.language),
      bytes: new TextEncoder().encode(JSON.stringify({ files })),
    },
    recordEntity(req),
  )
  return preview ? answer(preview) : told(req, labels.failed, 404)
}

/** Endpoints of the page of files in bulk. */
export const bulkFileEndpoints: Endpoint[] = [
  forEditors('post', ownEndpoints.compareFiles, compare),
  forEditors('get', ownEndpoints.fileUses, uses),
  forEditors('post', ownEndpoints.attachFiles, attach),
  forEditors('get', ownEndpoints.missingAlts, async (req) =>
    answer({ pictures: await readPicturesWithoutAlt(req) }),
  ),
]
