import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isApiError } from '@vitrine/contract/errors'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { csvSigns, writeCsv } from '@vitrine/spreadsheets/csv'
import type { Cell } from '@vitrine/spreadsheets/csv'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { publicHeaders } from '#server/http/headers.ts'
import type { OpenFile, WantedFile } from './archive-files.ts'
import { zipStream } from './zip-stream.ts'
import type { ArchiveEntry } from './zip-stream.ts'

/** Concurrency limits of archives; each open archive holds a connection to the cms. */
export const archiveSending = {
  concurrency: 8,
  concurrencyPerClient: 2,
  queuedPerClient: 4,
} as const

/** Time limit of sending an archive, ms: 200 MB at 3 Mbit/s. */
const maxSendMs = 10 * 60_000

export interface ArchiveOptions {
  sending: FairLimiter
  open: OpenFile
  proxies: TrustedProxies
  secure: boolean
}

/** File with its name in the archive; `content` makes the files that the site generates. */
export interface ArchivedFile extends WantedFile {
  name: string
  content?: () => Promise<Uint8Array | undefined>
}

export interface Archive {
  /** Name of the archive without `.zip`. */
  name: string
  locale: Locale
  files: readonly ArchivedFile[]
  /** Name of the archive's table, and its rows, built after the missing files are known. */
  index: { name: string; rows: (missing: ReadonlySet<string>) => Cell[][] }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Files of an archive one after another, then its table. */
async function* entriesOf(
  { files, index, locale }: Archive,
  open: OpenFile,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const missing = new Set<string>()
  for (const file of files) {
    signal.throwIfAborted()
    let content: AsyncIterable<Uint8Array> | undefined
    if (file.content) {
      const made = await file.content()
      content = made && only(made)
    } else content = await open(file, signal)
    if (content) yield { name: file.name, content }
    else missing.add(file.name)
  }
  const table = writeCsv(index.rows(missing), csvSigns(locale))
  yield { name: index.name, content: only(Buffer.from(table)) }
}

/**
 * Streams an archive while its files are read. A missing file is left out and marked in the table;
 * a file that fails midway aborts the connection, so that the client does not get an incomplete
 * archive that looks complete.
 */
export async function sendArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  archive: Archive,
  { sending, open, proxies, secure }: ArchiveOptions,
): Promise<FastifyReply> {
  applyHeaders(reply, publicHeaders({ secure }))
  reply.headers({
    'cache-control': 'no-store',
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${archive.name}.zip"`,
    'content-language': locales[archive.locale].tag,
    'x-robots-tag': 'noindex',
  })
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const client = clientNetwork(clientAddress(request.raw, proxies))
  try {
    await sending.run(client, async () => {
      const stop = AbortSignal.timeout(maxSendMs)
      const pieces = zipStream(entriesOf(archive, open, stop), new Date())
      const stream = Readable.from(pieces, { objectMode: false, signal: stop })
      stream.once('error', (error) =>
        request.log.warn({ err: error }, 'an archive could not be sent whole'),
      )
      void reply.send(stream)
      // holds the concurrency slot until the client has received the archive or disconnects
      await Promise.race([
        finished(stream).catch(() => undefined),
        finished(reply.raw).catch(() => undefined),
      ])
      stream.destroy()
    })
  } catch (error) {
    if (!isApiError(error)) throw error
    reply.removeHeader('content-disposition')
    return sendError(reply.type('application/json; charset=utf-8'), error.code, archive.locale, {
      secure,
    })
  }
  return reply
}
