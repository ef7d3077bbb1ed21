import { createHash } from 'node:crypto'
import { loggableText } from '@vitrine/logging/loggable'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import { diskStorage } from '#src/platform/storage/disk-storage.ts'
import { contentOf, fileFolders, isTemporary } from '#src/platform/storage/file-storage.ts'
import type { FileStorage } from '#src/platform/storage/file-storage.ts'
import { s3Storage } from '#src/platform/storage/s3-storage.ts'
import { UserFacingError } from '#src/platform/user-facing-error.ts'

const usage = 'Say where the files are to be: move-files s3|disk [--remove]'

/**
 * `move-files s3|disk [--remove]`: copies media and private files from the other storage; the
 * system may be running. Each file is read back and compared by its SHA-256. Files that exist with
 * the same content are not copied again, so that an aborted command can be continued. `--remove`
 * deletes the originals, after all files were compared.
 */
async function moveFiles(args: string[]): Promise<void> {
  const removes = args.includes('--remove')
  const [target, ...rest] = args.filter((arg) => arg !== '--remove')
  if ((target !== 's3' && target !== 'disk') || rest.length > 0) throw new UserFacingError(usage)
  const environment = readEnvironment()
  if (!environment.S3_BUCKET)
    throw new UserFacingError(
      'S3_BUCKET is not set: name the bucket in which the files are, or are to be.',
    )
  const bucket = s3Storage(environment)
  const disk = diskStorage(environment.VITRINE_DATA)
  const [from, to] = target === 's3' ? [disk, bucket] : [bucket, disk]
  if (removes && environment.STORAGE !== target)
    throw new UserFacingError(
      `The cms uses the other storage: set STORAGE=${target} and start every cms again before files are removed.`,
    )
  const paths: string[] = []
  for (const folder of fileFolders)
    for (const { path } of await from.list(folder)) if (!isTemporary(path)) paths.push(path)
  let written = 0
  let told = Date.now()
  for (const [index, path] of paths.entries()) {
    if (await copyFile(from, to, path)) written += 1
    if (Date.now() - told > progressMs) {
      told = Date.now()
      say(`${index + 1} of ${paths.length} files`)
    }
  }
  if (removes) for (const path of paths) await from.remove(path)
  say(
    `${paths.length} files of ${from.place} are in ${to.place} with equal sums; ${written} were written. ${
      removes
        ? 'The originals are removed.'
        : `The originals stay: set STORAGE=${target}, start every cms again, and run this once more with --remove.`
    }`,
  )
}

/** Interval of the progress messages, ms. */
const progressMs = 10_000

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const sumOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/**
 * Copies a file unless it exists with the same content. Returns true if it was copied; false also
 * for a file that was deleted since the listing.
 *
 * @throws {UserFacingError} If the copy differs.
 */
async function copyFile(from: FileStorage, to: FileStorage, path: string): Promise<boolean> {
  const content = await contentOf(from, path)
  if (!content) return false
  const sum = sumOf(content)
  const present = await contentOf(to, path)
  if (present && sumOf(present) === sum) return false
  await to.write(path, content)
  const copy = await contentOf(to, path)
  if (!copy || sumOf(copy) !== sum)
    throw new UserFacingError(
      `${path} differs after it was copied to ${to.place}: nothing was removed.`,
    )
  return true
}

process.umask(0o077)
await moveFiles(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const text = error instanceof Error ? error.message || error.name : String(error)
    process.stderr.write(
      `${error instanceof UserFacingError ? text : `Not all files were moved; run it again: ${loggableText(text)}`}\n`,
    )
    process.exit(1)
  },
)
