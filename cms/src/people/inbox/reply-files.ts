import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import type { CollectionAfterDeleteHook, Payload } from 'payload'
import { uploadFolders } from '#src/content/media/upload-folders.ts'
import type { CheckedAttachment } from '#src/people/leads/attachments/attachment-store.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { contentOf } from '#src/platform/storage/file-storage.ts'
import { storage } from '#src/platform/storage/storage.ts'
import type { ReplyFile } from './lead-history.ts'
import { isPublicFile } from './public-files.ts'

/** Limits of a reply's attachments: number, and bytes in all, which most mail servers accept. */
export const replyFileLimits = { count: 10, megabytes: 15, bytes: 15 * 1024 ** 2 } as const

/** Path of a file of a reply; outside `media`, so that only the staff's endpoint serves it. */
export const replyFilePath = (file: string): string => `private/replies/${file}`

const isReceipt = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{6}-[A-Z0-9]{6}$/.test(text)

/** Stores copies of a reply's files, so that the sent answer is kept as it was sent. */
export async function storeReplyFiles(
  receipt: string,
  files: readonly CheckedAttachment[],
): Promise<ReplyFile[]> {
  const stored = files.map(({ name, type, size, bytes }) => ({
    bytes,
    file: {
      name,
      type,
      size,
      file: `${receipt}/${randomUUID()}${extname(name).toLowerCase() || '.bin'}`,
    },
  }))
  const written = await Promise.allSettled(
    stored.map(({ file, bytes }) => storage.write(replyFilePath(file.file), bytes)),
  )
  const failed = written.find((each) => each.status === 'rejected')
  if (failed) {
    await removeReplyFiles(stored.map(({ file }) => file))
    throw failed.reason
  }
  return stored.map(({ file }) => file)
}

export async function removeReplyFiles(files: readonly ReplyFile[]): Promise<void> {
  await Promise.all(files.map(({ file }) => storage.remove(replyFilePath(file))))
}

/** Content of a file of a reply; undefined if it is missing. */
export const readReplyFile = ({ file }: ReplyFile): Promise<Buffer | undefined> =>
  contentOf(storage, replyFilePath(file))

/** Deletes the files of a deleted lead's replies. */
export const removeReplyFilesOfLead: CollectionAfterDeleteHook = async ({ doc }) => {
  if (!isReceipt(doc.receipt)) return
  const listed = await storage.list(replyFilePath(doc.receipt))
  await Promise.all(listed.map(({ path }) => storage.remove(path)))
}

/** Hash of the content in the name of an upload (`name-by-content.ts`). */
const contentHash = /-[0-9a-f]{10}(?=\.[a-z0-9]{1,10}$)/

/** Files of the catalogue with their contents; `missing`: ids without a file,
 * or of one that is not public. */
export async function readCatalogueFiles(
  payload: Payload,
  ids: readonly number[],
): Promise<{ files: CheckedAttachment[]; missing: number[] }> {
  if (ids.length === 0) return { files: [], missing: [] }
  const found = await rows<{ id: number; filename: string; type: string; size: number }>(
    payload,
    sql`select id, filename, mime_type as type, filesize::int as size from files
      where id = any (${sql.param([...ids])}::int[]) and deleted_at is null and filename is not null
        and ${isPublicFile(sql`files.id`)}`,
  )
  const total = found.reduce((sum, { size }) => sum + size, 0)
  if (total > replyFileLimits.bytes) throw new TooLargeReply()
  const read = await Promise.all(
    ids.map(async (id) => {
      const row = found.find((each) => each.id === id)
      const bytes = row && (await contentOf(storage, `${uploadFolders.files}/${row.filename}`))
      return row && bytes
        ? { name: row.filename.replace(contentHash, ''), type: row.type, size: bytes.length, bytes }
        : undefined
    }),
  )
  return {
    files: read.flatMap((file) => file ?? []),
    missing: ids.filter((_, at) => read[at] === undefined),
  }
}

/** Thrown for attachments that are larger in all than a reply may be. */
export class TooLargeReply extends Error {
  constructor() {
    super('the attachments of a reply are too large')
  }
}
