import type { Client } from 'pg'
import { uploadFolders } from '#src/content/media/upload-folders.ts'

/** Tables of uploads with the folder of their files. */
const uploads = Object.entries(uploadFolders).map(
  ([slug, folder]) => [slug.replaceAll('-', '_'), folder] as const,
)

/**
 * Statement for the paths of the files that the database names: uploads with the sizes of pictures, CVs, attachments.
 * Rows are read as JSON: releases differ in their columns.
 */
const named = [
  ...uploads.map(
    ([table, folder]) =>
      `select '${folder}/' || field.value from ${table} r, jsonb_each_text(to_jsonb(r)) field
       where field.key ~ '(^|_)filename$' and field.value is not null`,
  ),
  `select 'private/cvs/' || (to_jsonb(r) ->> 'cv_file') from candidates r`,
  `select 'private/attachments/' || (attached ->> 'file') from messages r,
     jsonb_path_query(to_jsonb(r), '$.attachments[*]') attached`,
].join(' union ')

/** Paths of the files that the database names, in the storage. */
export async function namedFiles(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    `select path from (${named}) as files(path) where path is not null order by path`,
  )
  return rows.map(({ path }) => path)
}
