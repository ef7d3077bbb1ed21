import type { CollectionAfterDeleteHook } from 'payload'
import { contentOf } from '#src/platform/storage/file-storage.ts'
import { storage } from '#src/platform/storage/storage.ts'

/** Path of a CV; outside `media`, so that only the staff's endpoint serves it. */
const pathOf = (name: string): string => `private/cvs/${name}`

/** Generated file name: receipt number and type, no visitor input. */
const isStoredName = (name: string): boolean => /^\d{6}-[A-Z0-9]{6}\.(pdf|doc|docx)$/.test(name)

/** Stores a CV durably before resolving. */
export const storeCv = (name: string, bytes: Buffer): Promise<void> =>
  storage.write(pathOf(name), bytes)

/** Content of a CV; undefined if it is missing. */
export const readCv = async (name: string): Promise<Buffer | undefined> =>
  isStoredName(name) ? contentOf(storage, pathOf(name)) : undefined

export async function removeCv(name: string): Promise<void> {
  if (isStoredName(name)) await storage.remove(pathOf(name))
}

/** Deletes the CV file of a deleted candidate. */
export const removeCvOfCandidate: CollectionAfterDeleteHook = async ({ doc }) => {
  if (typeof doc.cv_file === 'string') await removeCv(doc.cv_file)
}
