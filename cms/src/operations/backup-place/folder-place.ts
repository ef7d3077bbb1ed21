import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserFacingError } from '#src/platform/user-facing-error.ts'
import type { BackupPlace } from './backup-place.ts'

/** Place of a backup: a folder, which is named `….unfinished` until the backup is complete. */
export function folderPlace(folder: string): BackupPlace {
  const work = `${folder}.unfinished`
  return {
    name: folder,
    claim: async () => {
      if ((await readdir(folder).catch(() => [])).length > 0)
        throw new UserFacingError(`${folder} is not empty: each backup has a folder of its own.`)
      try {
        await mkdir(dirname(work), { recursive: true })
        await mkdir(work, { mode: 0o700 })
      } catch (error) {
        throw Object(error).code === 'EEXIST'
          ? new UserFacingError(
              `${work} exists: a backup is being made, or was killed. Remove it then.`,
            )
          : error
      }
    },
    write: async (path, content) => {
      const file = join(work, path)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      try {
        await writeNew(`${file}.part`, content)
        await rename(`${file}.part`, file)
      } catch (error) {
        await rm(`${file}.part`, { force: true })
        throw error
      }
    },
    finish: async () => {
      await syncFolder(work)
      await rm(folder, { recursive: true, force: true })
      await rename(work, folder)
      await syncFolder(dirname(folder))
    },
    discard: () => rm(work, { recursive: true, force: true }),
    list: () => filesBelow(folder),
    read: async (path) => createReadStream(join(folder, path)),
  }
}

/** Writes a stream to a new file and flushes it to the disk. */
async function writeNew(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const chunk of content) await handle.writeFile(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Flushes the file names in a folder to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Regular files below a folder, as relative paths with `/`; empty if the folder is missing. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}
