import { panelBase, panelFileLimit } from '@vitrine/contract/panel'
import { readThumbnails } from '#src/admin/lists/read-list.ts'
import { checkPlan } from '#src/changes/plans/check-plan.ts'
import type { ComparedFile, ReadName, ShownUpload } from '#src/content/media/bulk/bulk-shapes.ts'
import { findStored } from '#src/content/media/bulk/find-stored.ts'
import type { GivenFile, StoredMatch, StoredUpload } from '#src/content/media/bulk/find-stored.ts'
import { NameIndex } from '#src/content/media/bulk/name-index.ts'
import { readName } from '#src/content/media/bulk/read-name.ts'
import { readNamedProducts, readNumberedDocuments } from '#src/content/media/bulk/read-products.ts'
import { downloadKinds, extensionsOf, pictureKinds } from '#src/content/media/file-kinds.ts'
import { publicUploads } from '#src/content/media/upload-digests.ts'
import type { PublicUpload } from '#src/content/media/upload-digests.ts'
import type { bulkFileCalls } from '#src/panel-calls/bulk-files.ts'
import { PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { CallInput, PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { namesIn } from '#src/content/media/bulk/lot.ts'
import { referencesTo } from '#src/publishing/references/references.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { readPicturesWithoutAlt } from './pictures-without-alt.ts'

const labels = labelsOf(bulkFilesTexts)

type GivenInput = CallInput<(typeof bulkFileCalls)['bulk-files.compare']>['body']['files'][number]

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

export const bulkFileHandlers: PanelHandlers<typeof bulkFileCalls> = {
  'bulk-files.compare': async (req, { body }) => {
    const { payload, i18n } = req
    const { named, products } = await readNamedProducts(req)
    const index = new NameIndex(named, await readNumberedDocuments(req))
    const read = body.files.map((file) => {
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
    return { files, products }
  },

  'bulk-files.uses': async (req, { query: { collection: slug, id } }) => {
    const collection = publicUploads.find((each) => each === slug)
    if (!collection || !Number.isSafeInteger(id)) throw new PanelRefusal(404, labels.failed)
    const { found, total } = await referencesTo(req.payload, { collection, id }, {})
    const places = found.map(({ kind, title, field, address }) => ({
      title: [textOf(kind, req.i18n.language), title, textOf(field, req.i18n.language)]
        .filter(Boolean)
        .join(' · '),
      href: address,
    }))
    return { places, total }
  },

  'bulk-files.attach': async (req, { body: { files, lot } }) => {
    const given = {
      source: 'files',
      name: textOf(labels.importName(namesIn(files)), req.i18n.language),
      bytes: new TextEncoder().encode(JSON.stringify({ files, lot })),
    } as const
    const preview = await checkPlan(req, given)
    if (!preview) throw new PanelRefusal(404, labels.failed)
    return preview
  },

  'bulk-files.without-text': async (req) => ({ pictures: await readPicturesWithoutAlt(req) }),
}
