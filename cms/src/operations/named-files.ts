import type { Client } from 'pg'
import { uploadFolders } from '#src/content/media/upload-folders.ts'

/** Upload tables with the folder of their files. */
const uploads = Object.entries(uploadFolders).map(
  ([slug, folder]) => [slug.replaceAll('-', '_'), folder] as const,
)

/**
 * Query of the paths of all files named in the database: uploads with the sizes of images, CVs,
 * attachments. Rows are read as JSON, because columns differ between releases.
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

/** Files of replies; the table is missing before release 0.3. */
const ofReplies = `select 'private/replies/' || (attached ->> 'file') from lead_history r,
     jsonb_path_query(to_jsonb(r), '$.files[*]') attached`

/** Storage paths of the files named in the database. */
export async function namedFiles(client: Client): Promise<string[]> {
  const {
    rows: [history],
  } = await client.query<{ there: boolean }>(
    `select to_regclass('lead_history') is not null as there`,
  )
  const all = history?.there === true ? `${named} union ${ofReplies}` : named
  const { rows } = await client.query<{ path: string }>(
    `select path from (${all}) as files(path) where path is not null order by path`,
  )
  return rows.map(({ path }) => path)
}
