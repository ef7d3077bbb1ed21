import type { Payload } from 'payload'
import { storedName } from '#src/content/media/name-by-content.ts'
import type { PublicUpload } from '#src/content/media/upload-digests.ts'
import { rows, sql } from '#src/platform/database/query.ts'

/** Upload of the panel. */
export interface StoredUpload {
  collection: PublicUpload
  id: number
  filename: string
}

/** Stored uploads that equal a given file, or have its name. */
export interface StoredMatch {
  /** Upload with the same content. */
  equal: StoredUpload | null
  /** Upload with the same name and another content. */
  sameName: StoredUpload | null
}

export interface GivenFile {
  collection: PublicUpload
  name: string
  /** SHA-256 in hexadecimal digits; empty if the browser computed none. */
  digest: string
}

interface Row extends StoredUpload {
  digest: string | null
  /** Name without the hash of the content, and that hash. */
  plain: string
  hash: string | null
}

const uploadsOf = (collection: PublicUpload) => sql`
  select ${collection}::text as collection, d.id, d.filename, u.digest,
    regexp_replace(d.filename, '-[0-9a-f]{10}(?:-[0-9]+)?([.][a-z0-9]+)?$', '\\1') as plain,
    substring(d.filename from '-([0-9a-f]{10})(?:-[0-9]+)?(?:[.][a-z0-9]+)?$') as hash
  from ${sql.identifier(collection)} d
  left join upload_digests u on u.collection = ${collection} and u.document_id = d.id
  where d.filename is not null and d.deleted_at is null`

const keyOf = (collection: PublicUpload, value: string): string => `${collection} ${value}`

/** Names of a stored file without the hash; those of earlier releases had no underscores. */
function plainNames(name: string): string[] {
  const names = [name, name.replaceAll('_', '')].map((each) => {
    const { stem, extension } = storedName(each)
    return `${stem}${extension}`
  })
  return [...new Set(names)]
}

const uploadOf = ({ collection, id, filename }: Row): StoredUpload => ({
  collection,
  id,
  filename,
})

/**
 * Stored uploads that equal given files, or have their names, in the order of the files. The hash
 * in the name of a stored file is that of its content, without the metadata of a picture.
 */
export async function findStored(
  payload: Payload,
  files: readonly GivenFile[],
): Promise<StoredMatch[]> {
  const names = files.map(({ name }) => plainNames(name))
  const digests = files.map(({ digest }) => digest).filter(Boolean)
  const found = await rows<Row>(
    payload,
    sql`select * from (${uploadsOf('media')} union all ${uploadsOf('files')}) uploads
      where plain = any(${sql.param(names.flat())}::text[]) or digest = any(${sql.param(digests)}::text[])
        or hash = any(${sql.param(digests.map((digest) => digest.slice(0, 10)))}::text[])
      order by id`,
  )
  const byName = new Map<string, Row>()
  const byDigest = new Map<string, Row>()
  for (const row of found) {
    // of several ones the newest by name, the oldest by content
    byName.set(keyOf(row.collection, row.plain), row)
    for (const digest of [row.digest, row.hash])
      if (digest && !byDigest.has(keyOf(row.collection, digest)))
        byDigest.set(keyOf(row.collection, digest), row)
  }
  return files.map(({ collection, digest }, at): StoredMatch => {
    const equal =
      digest === ''
        ? undefined
        : (byDigest.get(keyOf(collection, digest)) ??
          byDigest.get(keyOf(collection, digest.slice(0, 10))))
    const sameName = equal
      ? undefined
      : names[at]?.map((name) => byName.get(keyOf(collection, name))).find(Boolean)
    return {
      equal: equal ? uploadOf(equal) : null,
      sameName: sameName ? uploadOf(sameName) : null,
    }
  })
}
