import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Entry } from '#server/caching/tagged-store.ts'
import { savedPage } from './page.ts'
import type { Page } from './page.ts'

/** First line of the file, its format; files of other formats are ignored. */
const format = 'vitrine pages 1'

/** Maximum bytes of bodies in the file: about 1,200 pages. */
const maxBytes = 16 * 1024 * 1024

const line = z.object({
  key: z.string().startsWith('/'),
  tags: z.array(z.int()),
  page: z.object({
    hash: z.string().min(1),
    lines: z.string(),
    route: z.string(),
    /** Brotli body, base64. */
    body: z.base64(),
  }),
})

/** Page of the file. */
export interface SavedPage {
  key: string
  tags: readonly number[]
  page: Page
}

/** File of cached pages in a folder, which persists across restarts. */
export const savedPagesFile = (folder: string): string => join(folder, 'pages', 'kept.ndjson')

/**
 * Writes cached pages to a file, in the given order, until `maxBytes` are reached. Only pages
 * without a query are saved, since a query may contain visitors' input. If the process is killed
 * while writing, the previous file stays.
 */
export async function savePages(
  file: string,
  entries: Iterable<readonly [key: string, Entry<Page>]>,
): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const partial = `${file}.${process.pid}.partial`
  try {
    await pipeline(Readable.from(linesOf(entries)), createWriteStream(partial, { mode: 0o600 }))
    const handle = await open(partial)
    await handle.sync().finally(() => handle.close())
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

function* linesOf(entries: Iterable<readonly [string, Entry<Page>]>): Generator<string> {
  yield `${format}\n`
  let bytes = 0
  for (const [key, { value, tags }] of entries) {
    if (key.includes('?') || value.status !== 200 || value.forGuests) continue
    const { hash, br } = value.body
    bytes += br.length
    if (bytes > maxBytes) return
    const page = { hash, lines: value.lines, route: value.route, body: br.toString('base64') }
    yield `${JSON.stringify({ key, tags, page })}\n`
  }
}

/**
 * Reads the pages of a file; invalid lines are skipped. Returns no pages if the file is missing or
 * too old.
 *
 * @param maxAgeMs - Maximum age of the file, ms.
 */
export async function readSavedPages(file: string, maxAgeMs: number): Promise<SavedPage[]> {
  const pages: SavedPage[] = []
  let number = 0
  try {
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > maxAgeMs) return []
    const input = createReadStream(file)
    for await (const text of createInterface({ input })) {
      number += 1
      if (number === 1 && text !== format) break
      const parsed = number === 1 ? undefined : line.safeParse(jsonOf(text)).data
      if (parsed) pages.push({ ...parsed, page: savedPage(parsed.page) })
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return pages
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
