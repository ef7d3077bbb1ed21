import { extname } from 'node:path'
import type { CollectionAfterDeleteHook } from 'payload'
import { z } from 'zod'
import { contentOf } from '#src/platform/storage/file-storage.ts'
import { storage } from '#src/platform/storage/storage.ts'

/** File of a message, as stored in its row. `file`: name in the storage. */
const storedAttachment = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Receipt number, index and extension; no other part of the name comes from the visitor. */
  file: z.string().regex(/^\d{6}-[A-Z0-9]{6}-\d{1,2}\.[a-z0-9]{1,5}$/),
})
export type StoredAttachment = z.infer<typeof storedAttachment>

/** Validated file that is not stored yet. */
export interface CheckedAttachment extends Omit<StoredAttachment, 'file'> {
  bytes: Buffer
}

/** Path of an attachment; outside `media`, so that only the staff's endpoint serves it. */
const pathOf = (file: string): string => `private/attachments/${file}`

/** Attachments of a message; empty for one without any. */
export const attachmentsOf = (value: unknown): StoredAttachment[] =>
  z.array(storedAttachment).safeParse(value).data ?? []

/** Stores files durably before resolving; if one fails, removes the others. */
export async function storeAttachments(
  receipt: string,
  files: readonly CheckedAttachment[],
): Promise<StoredAttachment[]> {
  const stored = files.map(({ name, type, size }, at) => ({
    name,
    type,
    size,
    file: `${receipt}-${at + 1}${extname(name).toLowerCase()}`,
  }))
  const written = await Promise.allSettled(
    stored.map(({ file }, at) => storage.write(pathOf(file), files[at]?.bytes ?? Buffer.alloc(0))),
  )
  const failed = written.find((one) => one.status === 'rejected')
  if (failed) {
    await removeAttachments(stored)
    throw failed.reason
  }
  return stored
}

/** Content of an attachment; undefined if it is missing. */
export const readAttachment = ({ file }: StoredAttachment): Promise<Buffer | undefined> =>
  contentOf(storage, pathOf(file))

export async function removeAttachments(stored: readonly StoredAttachment[]): Promise<void> {
  await Promise.all(stored.map(({ file }) => storage.remove(pathOf(file))))
}

/** Deletes the files of a deleted message. */
export const removeAttachmentsOfMessage: CollectionAfterDeleteHook = async ({ doc }) => {
  await removeAttachments(attachmentsOf(doc.attachments))
}
