import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { BackupPlace } from './backup-place.ts'
import { UserFacingError } from '#src/platform/user-facing-error.ts'

export const manifestFile = 'manifest.json'

/** File with the secrets, in backups that were made with them. */
export const secretsFile = 'secrets.json'

/**
 * SHA-256 sums of all files of a backup, in the format of sha256sum(1). Written last, so that a
 * backup without this file is incomplete.
 */
export const sumsFile = 'SHA256SUMS'

/** Path of a table's file in the backup. */
export const tableFile = (name: string): string => `database/${name}.copy.gz`

const table = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Sum of the hashes of all rows (`countRows`), which is independent of their order. */
  digest: z.string(),
})
export type BackedUpTable = z.infer<typeof table>

/** Metadata of a backup. */
export const manifest = z.strictObject({
  format: z.literal(1),
  /** Unique id of the backup. */
  id: z.uuid(),
  /** Time of the snapshot of the database, ISO 8601. */
  at: z.string(),
  release: z.string(),
  postgres: z.string(),
  /** Migrations that had been run, in their order. */
  migrations: z.array(z.string()),
  enums: z.array(z.strictObject({ enumName: z.string(), enumValues: z.array(z.string()) })),
  tables: z.array(table),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.number().int(),
  secrets: z.enum(['included', 'not included']),
})
export type Manifest = z.infer<typeof manifest>

/** Passes a stream through and adds its chunks to a hash. */
export async function* hashing(
  source: AsyncIterable<unknown>,
  hash: Hash,
): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of source) {
    const part: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    hash.update(part)
    yield part
  }
}

/** SHA-256 of a backup's file, read in chunks. */
async function sha256Of(place: BackupPlace, file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of await place.read(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Content of a small file in a backup. */
export async function textOf(place: BackupPlace, file: string): Promise<string> {
  return text(await place.read(file))
}

/**
 * Reads a backup's manifest, after checking that every file exists and is complete, and that there
 * are no further files.
 *
 * @throws {UserFacingError} For a backup that is incomplete, damaged, or of another format.
 */
export async function readBackup(place: BackupPlace): Promise<Manifest> {
  const listed = await place.list()
  if (!listed.includes(sumsFile))
    throw new UserFacingError(
      `${place.name} is no whole backup: ${sumsFile}, which is written last, is missing.`,
    )
  const sums = new Map(
    (await textOf(place, sumsFile))
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  )
  const found = listed.filter((file) => file !== sumsFile)
  const wrong = [...sums.keys()]
    .filter((file) => !found.includes(file))
    .map((file) => `${file} is missing`)
  for (const file of found) {
    const wanted = sums.get(file)
    if (wanted === undefined) wrong.push(`${file} is not of this backup`)
    else if ((await sha256Of(place, file)) !== wanted) wrong.push(`${file} is damaged`)
  }
  if (wrong.length > 0)
    throw new UserFacingError(
      `${place.name} cannot be restored; nothing was written:\n${wrong.slice(0, 20).join('\n')}`,
    )
  const parsed = manifest.safeParse(JSON.parse(await textOf(place, manifestFile)))
  if (!parsed.success)
    throw new UserFacingError(
      `${place.name} is a backup of another format: restore it with its own release.`,
    )
  return parsed.data
}
