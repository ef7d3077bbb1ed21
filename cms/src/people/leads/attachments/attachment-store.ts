import { extname } from 'node:path'
import type { CollectionAfterDeleteHook } from 'payload'
import { z } from 'zod'
import { contentOf } from '#src/platform/storage/file-storage.ts'
import { storage } from '#src/platform/storage/storage.ts'

/** A file of a message, as its row has it. `file`: name in the storage. */
const storedAttachment = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Receipt number, place and extension: nothing else of it is the visitor's. */
  file: z.string().regex(/^\d{6}-[A-Z0-9]{6}-\d{1,2}\.[a-z0-9]{1,5}$/),
})
export type StoredAttachment = z.infer<typeof storedAttachment>

/** A file that was checked and is not stored yet. */
export interface CheckedAttachment extends Omit<StoredAttachment, 'file'> {
  bytes: Buffer
}

/** Path of an attachment, not below `media`: only the staff's endpoint serves it. */
const pathOf = (file: string): string => `private/attachments/${file}`

/** Attachments of a message; empty for one without any. */
export const attachmentsOf = (value: unknown): StoredAttachment[] =>
  z.array(storedAttachment).safeParse(value).data ?? []

/** Stores files durably before resolving; removes those that it wrote when one fails. */
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

/** Content of an attachment; undefined when it is missing. */
export const readAttachment = ({ file }: StoredAttachment): Promise<Buffer | undefined> =>
  contentOf(storage, pathOf(file))

export async function removeAttachments(stored: readonly StoredAttachment[]): Promise<void> {
  await Promise.all(stored.map(({ file }) => storage.remove(pathOf(file))))
}

/** Deletes the files with their message. */
export const removeAttachmentsOfMessage: CollectionAfterDeleteHook = async ({ doc }) => {
  await removeAttachments(attachmentsOf(doc.attachments))
}
