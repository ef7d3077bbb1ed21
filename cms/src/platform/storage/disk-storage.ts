import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage, ListedFile, UploadFolder } from './file-storage.ts'
import { isTemporary } from './file-storage.ts'
import { uploadFolderOf } from './upload-folder.ts'

/** Error codes of paths without a file. */
const missing = new Set(['ENOENT', 'ENOTDIR'])

/** Result of a call of `fs`; undefined if the file is missing. */
const unlessMissing = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: NodeJS.ErrnoException) => {
    if (missing.has(error.code ?? '')) return undefined
    throw error
  })

/** Files in a folder on the local disk. */
export function diskStorage(data: string): FileStorage {
  const fileOf = (path: string): string => join(data, path)
  const write = async (path: string, fill: (part: FileHandle) => Promise<void>): Promise<void> => {
    const file = fileOf(path)
    const part = `${file}.part`
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const handle = await open(part, 'w', 0o600)
    try {
      await fill(handle)
      await handle.sync()
    } catch (error) {
      await rm(part, { force: true })
      throw error
    } finally {
      await handle.close()
    }
    await rename(part, file)
    await syncFolder(dirname(file))
  }
  const storage: Omit<FileStorage, keyof UploadFolder> = {
    place: data,
    find: async (path) => {
      const file = fileOf(path)
      const info = await unlessMissing(stat(file))
      if (!info?.isFile()) return undefined
      return {
        bytes: info.size,
        changed: info.mtime,
        etag: `"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`,
        read: async (range) => createReadStream(file, range),
      }
    },
    write: (path, content) => write(path, (part) => part.writeFile(content)),
    writeFrom: (path, file) => write(path, (part) => part.writeFile(createReadStream(file))),
    remove: (path) => rm(fileOf(path), { force: true }),
    list: async (folder) => {
      const entries = await unlessMissing(
        readdir(fileOf(folder), { recursive: true, withFileTypes: true }),
      )
      const listed: ListedFile[] = []
      for (const entry of entries ?? []) {
        const file = join(entry.parentPath, entry.name)
        const path = file.slice(join(data).length + 1)
        if (!entry.isFile() || isTemporary(path)) continue
        const info = await unlessMissing(stat(file))
        // undefined if the file was deleted since the folder was listed
        if (info) listed.push({ path, bytes: info.size, state: `${info.size} ${info.mtimeMs}` })
      }
      return listed.toSorted((a, b) => (a.path < b.path ? -1 : 1))
    },
    withLocal: async (path, use) =>
      (await unlessMissing(stat(fileOf(path))))?.isFile() ? use(fileOf(path)) : undefined,
  }
  return { ...storage, ...uploadFolderOf(data, storage) }
}

/** Flushes the file names in a folder to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
