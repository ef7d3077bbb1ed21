import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { localeCodes, timeZone } from '@vitrine/configuration/locales'
import { mediaBase } from '@vitrine/contract/api-base'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { Payload } from 'payload'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { exportsFolder } from '#src/content/media/upload-folders.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { FeedName } from './feed-sources.ts'
import { recordColumns, recordText } from './record-text.ts'
import type { StoredRecord } from './record-text.ts'
import { atOrigin } from './records/recorded-files.ts'

/** Records that are read at once. */
const batch = 500
/** Number of files that are kept: one may be downloaded while the next one is written. */
const keptFiles = 2

interface WrittenFile {
  name: string
  bytes: string
  sha256: string
  change: string
  written_at: Date | string
}

/** Lines of the file: all records up to a change, in batches. */
async function* linesUntil(payload: Payload, change: number): AsyncGenerator<string> {
  let after = 0
  for (;;) {
    const found = await rows<StoredRecord & { kind: FeedName }>(
      payload,
      sql`select kind, ${recordColumns(localeCodes, sql`true`)} from feed_records
        where gone_at is null and number > ${after}::bigint and number <= ${change}::bigint order by number limit ${batch}`,
    )
    if (found.length === 0) return
    after = Number(found.at(-1)?.number)
    yield found
      .map((row) => `{"feed":"${row.kind}","record":${recordText(row, localeCodes)}}\n`)
      .join('')
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Removes files that newer ones have replaced. */
async function removeOld(payload: Payload): Promise<void> {
  const old = await rows<{ name: string }>(
    payload,
    sql`delete from feed_files where name not in
      (select name from feed_files order by written_at desc, name limit ${keptFiles}) returning name`,
  )
  for (const { name } of old) await storage.remove(`${exportsFolder}/${name}`)
}

/** Hour of the night after which the next file is written. */
const hour = 3

/** True if there is no file of the last night, and no record waits to be derived. */
export async function isRecordsFileDue(payload: Payload): Promise<boolean> {
  const [written] = await rows(
    payload,
    sql`select from feed_files, (select (now() at time zone ${timeZone}) - make_interval(hours => ${hour}) as now) night
      where (written_at at time zone ${timeZone}) - make_interval(hours => ${hour}) >= date_trunc('day', night.now) limit 1`,
  )
  if (written !== undefined) return false
  const [due] = await rows(payload, sql`select from feed_due where due_at <= now() limit 1`)
  return due === undefined
}

/**
 * Writes the file with all records if one has changed since the last file. Records that change
 * while it is written are missing in it; their change is after the one that the file states.
 */
export async function writeRecordsFile(payload: Payload): Promise<void> {
  const [state] = await rows<{ change: string | null; written: string | null }>(
    payload,
    sql`select (select max(number) from feed_records) as change, (select max(change) from feed_files) as written`,
  )
  if (!state || state.change === null || state.change === state.written) return
  const change = Number(state.change)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-records-'))
  try {
    const file = join(folder, 'records.ndjson.gz')
    await pipeline(
      linesUntil(payload, change),
      createGzip(),
      createWriteStream(file, { mode: 0o600 }),
    )
    const sha256 = await sha256Of(file)
    const name = `records-${sha256.slice(0, 16)}.ndjson.gz`
    await storage.writeFrom(`${exportsFolder}/${name}`, file)
    const { size } = await stat(file)
    await inTransaction(payload, async (transaction) => {
      await rows(
        payload,
        sql`insert into feed_files (name, bytes, sha256, change) values (${name}, ${size}::bigint, ${sha256}, ${change}::bigint)
          on conflict (name) do update set change = excluded.change, written_at = now()`,
        transaction,
      )
      await appendChange(payload, ['feed:file'], transaction)
    })
    await removeOld(payload)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The last file with all records. */
export async function readRecordsFile({
  payload,
  tag,
}: CallContext): Promise<Answer<'records-file-read'>> {
  tag('feed:file')
  const [file] = await rows<WrittenFile>(
    payload,
    sql`select name, bytes, sha256, change, written_at from feed_files order by written_at desc, name limit 1`,
  )
  if (!file) throw new ApiError('not-found')
  return {
    url: atOrigin(`${mediaBase}${exportsFolder}/${file.name}`),
    bytes: Number(file.bytes),
    sha256: file.sha256,
    change: Number(file.change),
    written_at: new Date(file.written_at).toISOString(),
  }
}
