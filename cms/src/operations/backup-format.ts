import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const manifestFile = 'manifest.json'

/** Secrets, when the backup was asked to hold them. */
export const secretsFile = 'secrets.json'

/**
 * Sums of all files of a backup, in the format of sha256sum(1): written last, so that a folder
 * without it is no whole backup.
 */
export const sumsFile = 'SHA256SUMS'

/** File of a table below the backup. */
export const tableFile = (name: string): string => `database/${name}.copy.gz`

const table = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Sum of the hashes of all rows (`countRows`), which does not depend on their order. */
  digest: z.string(),
})
export type BackedUpTable = z.infer<typeof table>

/** What a backup says about itself. */
export const manifest = z.strictObject({
  format: z.literal(1),
  /** Made once per backup. */
  id: z.uuid(),
  /** Time of the snapshot of the database, ISO 8601. */
  at: z.string(),
  release: z.string(),
  postgres: z.string(),
  /** Migrations that had run, in their order. */
  migrations: z.array(z.string()),
  enums: z.array(z.strictObject({ enumName: z.string(), enumValues: z.array(z.string()) })),
  tables: z.array(table),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.number().int(),
  secrets: z.enum(['included', 'not included']),
})
export type Manifest = z.infer<typeof manifest>

/** Error of the command's user: printed without a stack. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError'
}

/**
 * Writes a stream to a new file and waits for the disk. Returns its length, bytes, and SHA-256.
 *
 * @throws When the file exists, or cannot be written whole.
 */
export async function writeHashed(
  source: AsyncIterable<unknown>,
  path: string,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) {
      const part: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
      hash.update(part)
      bytes += part.length
      await handle.writeFile(part)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** SHA-256 of a file, read in pieces. */
async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Regular files below a folder, as paths relative to it with `/`; none without the folder. */
export async function filesBelow(folder: string): Promise<string[]> {
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

/**
 * Reads a backup's manifest after checking that each file is there, whole and none is added.
 *
 * @throws {UserFacingError} For a backup that is unfinished, damaged, or of another format.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, sumsFile), 'utf8').catch(() => {
    throw new UserFacingError(
      `${folder} is no whole backup: ${sumsFile}, which is written last, is missing.`,
    )
  })
  const sums = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  )
  const found = (await filesBelow(folder)).filter((file) => file !== sumsFile)
  const wrong = [...sums.keys()]
    .filter((file) => !found.includes(file))
    .map((file) => `${file} is missing`)
  for (const file of found) {
    const wanted = sums.get(file)
    if (wanted === undefined) wrong.push(`${file} is not of this backup`)
    else if ((await sha256Of(join(folder, file))) !== wanted) wrong.push(`${file} is damaged`)
  }
  if (wrong.length > 0)
    throw new UserFacingError(
      `${folder} cannot be restored; nothing was written:\n${wrong.slice(0, 20).join('\n')}`,
    )
  const parsed = manifest.safeParse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')))
  if (!parsed.success)
    throw new UserFacingError(
      `${folder} is a backup of another format: restore it with its own release.`,
    )
  return parsed.data
}
