import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { storage } from '#src/platform/storage/storage.ts'

/**
 * Minimum age of a removed file, ms (one day): younger files may belong to a row that is being
 * saved.
 */
const minAgeMs = 24 * 60 * 60 * 1000

/**
 * Removes attachments, CVs and files of replies that no message or candidate names, left by a
 * process or database that ended before the form was saved. Returns their number.
 */
export async function sweepFiles(payload: Payload): Promise<number> {
  const named = new Set(
    (
      await rows<{ path: string }>(
        payload,
        sql`select 'private/cvs/' || cv_file as path from candidates where cv_file is not null
          union select 'private/attachments/' || (attached ->> 'file') from messages,
            jsonb_path_query(attachments, '$[*]') attached
          union select 'private/replies/' || (attached ->> 'file') from lead_history,
            jsonb_path_query(files, '$[*]') attached`,
      )
    ).map(({ path }) => path),
  )
  let removed = 0
  for (const folder of ['private/attachments', 'private/cvs', 'private/replies'])
    for (const { path } of await storage.list(folder)) {
      if (named.has(path)) continue
      const file = await storage.find(path)
      if (file === undefined || Date.now() - file.changed.getTime() < minAgeMs) continue
      await storage.remove(path)
      removed += 1
    }
  if (removed > 0)
    payload.logger.warn({ msg: 'files of forms that were never saved were removed', removed })
  return removed
}
