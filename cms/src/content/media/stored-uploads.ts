import { statfs } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import { FileUploadError } from 'payload'
import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  UploadConfig,
} from 'payload'
import { fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { answerFile, publicHeaders } from './answer-file.ts'
import { panelApiTexts } from '#texts/panel-api.js'
import { retainReplaced, retainsReplaced } from './replaced-files.ts'
import { uploadFolders } from './upload-folders.ts'
import type { UploadCollection } from './upload-folders.ts'

const labels = labelsOf(panelApiTexts)

export const isUploadCollection = (slug: string): slug is UploadCollection =>
  Object.hasOwn(uploadFolders, slug)

/** Storage path of a file in a collection. */
export const uploadPath = (slug: UploadCollection, name: string): string =>
  `${uploadFolders[slug]}/${name}`

/** File names of a document: the upload and the sizes of an image. */
function namesOf(document: unknown): string[] {
  const { filename, sizes } = Object(document)
  return [filename, ...Object.values(Object(sizes)).map((size) => Object(size).filename)].filter(
    (name) => typeof name === 'string',
  )
}

/**
 * Copies the original to the disk before Payload, which reads it from there, generates sizes again
 * or duplicates a document.
 */
const giveOriginal =
  (slug: UploadCollection): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id, duplicateFromID, data } = Object(args)
    const source =
      operation === 'create'
        ? duplicateFromID
        : operation === 'update' && !req.file && (req.query?.['uploadEdits'] || data?.focalX)
          ? id
          : undefined
    if (source === undefined || source === null) return args
    const document = await req.payload.findByID({
      collection: slug,
      id: source,
      depth: 0,
      trash: true,
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    if (document?.filename) await storage.giveOriginal(uploadPath(slug, document.filename))
    return args
  }

/**
 * Stores an upload and its generated sizes before the feed is locked, so that an unreachable
 * storage delays no publication.
 */
const storeUpload =
  (slug: UploadCollection): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    const { file, payloadUploadSizes = {} } = req
    if (!file || typeof data['filename'] !== 'string') return data
    const contents: [name: unknown, content: Buffer | undefined][] = [
      [data['filename'], file.data],
      ...Object.entries(Object(data['sizes'])).map(
        ([size, made]): [unknown, Buffer | undefined] => [
          Object(made).filename,
          payloadUploadSizes[size],
        ],
      ),
    ]
    try {
      await Promise.all(
        contents.map(async ([name, content]) => {
          if (typeof name === 'string' && content)
            await storage.storeUpload(uploadPath(slug, name), content)
        }),
      )
    } catch (error) {
      req.payload.logger.error({ err: error, msg: 'an upload could not be stored' })
      throw new FileUploadError(req.t)
    }
    return data
  }

/** Hash at the end of a stored file name, before the extension. */
const contentHash = /-[0-9a-f]{10}$/

/** Free space required besides the upload, bytes: image sizes and files of the database. */
const spareBytes = 16 * 1024 ** 2

/**
 * True if the disk of a folder has no space for an upload; on a full disk even the folder may be
 * missing.
 */
async function isFull(folder: string, bytes: number): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined)
  if (disk) return disk.bavail * disk.bsize < bytes + spareBytes
  const above = dirname(folder)
  return above !== folder && isFull(above, bytes)
}

/**
 * Removes the files that a failed request wrote, which no document names, and responds with 507 if
 * the disk is full. Payload does not report why a file could not be written.
 */
const removeFailed =
  (slug: UploadCollection): AfterErrorHook =>
  async ({ req }) => {
    const { file } = req
    if (!file) return
    const folder = uploadFolders[slug]
    const stem = file.name.slice(0, file.name.length - extname(file.name).length)
    // the upload was rejected before it was named (`name-by-content.ts`), and therefore before any
    // file was written
    if (!contentHash.test(stem)) return
    await storage.dropUploads(`${folder}/${stem}`)
    const written = (await storage.list(folder)).filter(({ path }) =>
      path.startsWith(`${folder}/${stem}`),
    )
    const named = new Set(
      (
        await req.payload.find({
          collection: slug,
          where: { filename: { contains: stem } },
          depth: 0,
          pagination: false,
          trash: true,
          overrideAccess: true,
        })
      ).docs.flatMap(namesOf),
    )
    for (const { path } of written)
      if (!named.has(path.slice(folder.length + 1))) await storage.remove(path)
    // Payload does not set the size of a converted image
    if (!(await isFull(storage.uploadFolder(folder), Number(file.size) || 0))) return
    const message = textOf(labels.storageFull, req.i18n?.language)
    return { status: 507, response: { errors: [{ message }] } }
  }

/** Removes the files of the previous version; the original of a public one is retained. */
const removeReplaced =
  (slug: UploadCollection): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const kept = new Set(namesOf(doc))
    for (const name of kept) await storage.dropUpload(uploadPath(slug, name))
    const former: unknown = Object(previousDoc).filename
    if (slug !== 'restricted-files' && typeof former === 'string' && !kept.has(former))
      if (retainsReplaced(req)) await retainReplaced(slug, uploadPath(slug, former))
    for (const name of namesOf(previousDoc))
      if (!kept.has(name)) await storage.remove(uploadPath(slug, name))
    return doc
  }

const removeDeleted =
  (slug: UploadCollection): CollectionAfterDeleteHook =>
  async ({ doc }) => {
    for (const name of namesOf(doc)) await storage.remove(uploadPath(slug, name))
  }

/**
 * Configuration of a collection whose uploads are kept in the storage, from which the staff
 * download them.
 */
export const storedUploads = (slug: UploadCollection, upload: UploadConfig) => ({
  upload: {
    ...upload,
    staticDir: storage.uploadFolder(uploadFolders[slug]),
    handlers: [
      async (
        request: { method?: string; headers: Headers },
        { params: { filename } }: { params: { filename: string } },
      ) =>
        answerFile(
          request,
          uploadPath(slug, filename),
          slug === 'restricted-files'
            ? { ...fileHeaders, 'content-disposition': 'attachment' }
            : { ...publicHeaders(filename), 'cache-control': 'private, no-cache' },
        ),
    ],
  } satisfies UploadConfig,
  hooks: {
    beforeOperation: giveOriginal(slug),
    beforeChange: storeUpload(slug),
    afterError: removeFailed(slug),
  },
})

/** The collection with hooks that remove former files, after those that may still refuse the save. */
export function removeFormerFiles(config: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = config
  if (!isUploadCollection(slug)) return config
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), removeReplaced(slug)],
      afterDelete: [...(hooks.afterDelete ?? []), removeDeleted(slug)],
    },
  }
}
