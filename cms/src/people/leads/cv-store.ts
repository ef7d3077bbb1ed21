import { open, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionAfterDeleteHook } from 'payload'
import { environment } from '#src/platform/environment.ts'

/**
 * Folder of CVs, below the data folder and not below `media`: only the staff's endpoint serves it.
 */
const folder = join(environment.VITRINE_DATA, 'private', 'cvs')

/** Generated file name: receipt number and type, no visitor input. */
const isStoredName = (name: string): boolean => /^\d{6}-[A-Z0-9]{6}\.(pdf|doc|docx)$/.test(name)

/** Writes a CV and syncs it to disk before resolving. */
export async function storeCv(name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(join(folder, name), 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function readCv(name: string): Promise<Buffer | undefined> {
  return isStoredName(name) ? readFile(join(folder, name)).catch(() => undefined) : undefined
}

export async function removeCv(name: string): Promise<void> {
  if (isStoredName(name)) await rm(join(folder, name), { force: true })
}

/** Deletes the CV file with its candidate. */
export const removeCvOfCandidate: CollectionAfterDeleteHook = async ({ doc }) => {
  if (typeof doc.cv_file === 'string') await removeCv(doc.cv_file)
}
