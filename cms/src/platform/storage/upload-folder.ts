import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { contentOf } from './file-storage.ts'
import type { FileStorage, UploadFolder } from './file-storage.ts'

/** Age from which uploads and originals in the folder belong to a failed request, ms. */
const leftOverMs = 3_600_000

/**
 * Folder in which Payload writes uploads and reads originals. Separate from the storage, because
 * Payload deletes a replaced file there before it knows whether the save is accepted.
 */
export function uploadFolderOf(
  data: string,
  storage: Pick<FileStorage, 'find' | 'write'>,
): UploadFolder {
  const uploadFolder = (folder: string): string => join(data, 'uploads', folder)
  return {
    uploadFolder,
    storeUpload: (path, content) => storage.write(path, content),
    dropUpload: async (path) => {
      await rm(uploadFolder(path), { force: true })
      await removeLeftOver(dirname(uploadFolder(path)))
    },
    dropUploads: async (path) => {
      const folder = dirname(uploadFolder(path))
      for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
        if (entry.isFile() && entry.name.startsWith(basename(path)))
          await rm(join(folder, entry.name), { force: true })
    },
    giveOriginal: async (path) => {
      const content = await contentOf(storage, path)
      if (!content) return
      const file = uploadFolder(path)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(file, content, { mode: 0o600 })
    },
  }
}

/** Removes the files of failed requests from an upload folder. */
async function removeLeftOver(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => undefined)
    if (info?.isFile() && Date.now() - info.mtimeMs > leftOverMs)
      await rm(join(folder, name), { force: true })
  }
}
