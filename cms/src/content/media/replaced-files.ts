import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { contentOf } from '#src/platform/storage/file-storage.ts'
import { storage } from '#src/platform/storage/storage.ts'

/** Storage folder of replaced files, which are not public. */
const folder = 'private/replaced'

/** Minimum age of a file that is removed, ms (one day): the save of a younger one may be running. */
const minAgeMs = 24 * 60 * 60 * 1000

const pathOf = (collection: string, name: string): string => `${folder}/${collection}/${name}`

/** Context of a request whose replaced files are not retained. */
export const withoutRetention = { replacedFiles: 'removed' } as const

/** True if a request retains the files that it replaces: one of a person. */
export const retainsReplaced = ({ user, context }: Pick<PayloadRequest, 'user' | 'context'>) =>
  Boolean(user) && context['replacedFiles'] !== withoutRetention.replacedFiles

/** Keeps a replaced file as long as the history names it, so that it can be brought back. */
export async function retainReplaced(collection: string, path: string): Promise<void> {
  const content = await contentOf(storage, path)
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (content) await storage.write(pathOf(collection, name), content)
}

/** Content of a replaced file; undefined if it is not kept. */
export const readReplaced = (collection: string, name: string): Promise<Buffer | undefined> =>
  contentOf(storage, pathOf(collection, name))

export const isRetained = async (collection: string, name: string): Promise<boolean> =>
  (await storage.find(pathOf(collection, name))) !== undefined

/** Removes replaced files that the history does not name anymore. */
export async function pruneReplaced(payload: Payload): Promise<void> {
  const listed = await storage.list(folder)
  if (listed.length === 0) return
  const named = await rows<{ path: string }>(
    payload,
    sql`select distinct ${`${folder}/`}::text || v.collection || '/' || (side.value #>> '{}') as path
      from value_changes v, lateral (values (v.before), (v.after)) side (value)
      where v.path = 'filename' and side.value is not null`,
  )
  const kept = new Set(named.map(({ path }) => path))
  for (const { path } of listed) {
    const file = kept.has(path) ? undefined : await storage.find(path)
    if (file && Date.now() - file.changed.getTime() > minAgeMs) await storage.remove(path)
  }
}
