import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { beginWait } from '#src/platform/database/notifications.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { appendChange, lockFeed } from '#src/publishing/changes/feed.ts'
import { readLexemes } from '#src/publishing/read-model/lexemes.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { uploadPath } from '#src/content/media/stored-uploads.ts'
import { pdfLimits } from './pdf-limits.ts'
import { readPdf } from './read-pdf.ts'
import type { PdfText } from './read-pdf.ts'

/**
 * Maximum interval between two checks for new files, ms. A saved file appends a change to the feed,
 * which wakes the reader; the long interval finds the claims of ended processes.
 */
const intervals = { polling: 5000, listening: 60_000 }

/**
 * Age in minutes after which the claim of a file counts as that of an ended process, and maximum
 * claims per file.
 */
const claim = { minutes: 3, attempts: 3 } as const

/** Maximum indexed words per page. */
const maxWords = 4000

interface ClaimedFile {
  id: number
  filename: string | null
  mime: string | null
  language: Locale | null
  updated_at: string
  /** File name and pages of the last read; a file name contains a hash of the content. */
  read: { filename: string | null; page_count: number | null; pages: string[] } | null
}

/**
 * Condition of the files to be read: new, saved since the last read, or claimed by a process that
 * ended.
 */
const isDue = sql`
  (t.file_id is null or (t.state <> 'reading' and t.file_updated_at <> f.updated_at)
    or (t.state = 'reading' and t.claimed_at < now() - make_interval(mins => ${claim.minutes})
      and (t.attempts < ${claim.attempts} or t.file_updated_at <> f.updated_at)))`

/**
 * Claims the next file to be read, in one statement, so that only one of several processes gets it.
 * Images of drawings have no text and are skipped.
 */
async function claimFile(payload: Payload): Promise<ClaimedFile | undefined> {
  const [claimed] = await rows<ClaimedFile>(
    payload,
    sql`
    with due as (
      select f.id, f.filename, f.mime_type, f.language, f.updated_at, t.filename as read_name, t.page_count, t.pages, t.state
      from files f left join document_texts t on t.file_id = f.id
      where f.deleted_at is null and f.mime_type not in ('image/svg+xml', 'application/dxf', 'model/step', 'model/gltf-binary') and ${isDue}
      order by f.id limit 1
    ),
    claimed as (
      insert into document_texts as t (file_id, filename, file_updated_at, state, attempts, claimed_at)
      select id, filename, updated_at, 'reading', 1, now() from due
      on conflict (file_id) do update set state = 'reading', claimed_at = now(), file_updated_at = excluded.file_updated_at,
        attempts = case when t.state = 'reading' then t.attempts + 1 else 1 end
      where t.state <> 'reading' or t.claimed_at < now() - make_interval(mins => ${claim.minutes})
      returning t.file_id
    )
    select due.id, due.filename, due.mime_type as mime, due.language::text as language, due.updated_at,
      case when due.state = 'read' then json_build_object('filename', due.read_name, 'page_count', due.page_count, 'pages', due.pages) end as read
    from due join claimed on claimed.file_id = due.id`,
  )
  return claimed
}

/**
 * Text of a claimed file, from the last read if the file is unchanged; undefined for a file that is
 * missing, too large or unreadable.
 */
async function textOf({ filename, mime, read }: ClaimedFile): Promise<PdfText | undefined> {
  if (read && read.filename === filename)
    return { pageCount: read.page_count ?? 0, pages: read.pages }
  if (mime !== 'application/pdf' || filename === null) return { pageCount: 0, pages: [] }
  const path = uploadPath('files', filename)
  const file = await storage.find(path)
  return file && file.bytes <= pdfLimits.bytes
    ? storage.withLocal(path, (copy) => readPdf(copy))
    : undefined
}

/** Writes the lexemes of title and pages of a file in a locale. */
async function writePages(
  payload: Payload,
  { id, filename }: ClaimedFile,
  { locale, pages }: { locale: Locale; pages: readonly string[] },
  transaction: Transaction,
): Promise<void> {
  const [named] = await rows<{ title: string | null }>(
    payload,
    sql`select title from files_locales where _parent_id = ${id} and _locale::text = ${locale}`,
    transaction,
  )
  // a file without a title is shown by its name
  const title = wordsOf(named?.title || (filename ?? ''))
  // a file without text is indexed as one empty page, for its title
  const bodies = (pages.length === 0 ? [''] : pages).map((text) => [
    ...new Set(wordsOf(text).slice(0, maxWords)),
  ])
  const lexemeOf = await readLexemes(
    payload,
    locale,
    [title, ...bodies].flat().filter((word) => word.length < 200),
    transaction,
  )
  const lexemesOf = (words: readonly string[]): string =>
    JSON.stringify([...new Set(words.filter((word) => word.length < 200).map(lexemeOf))])
  await rows(
    payload,
    sql`
    insert into document_pages (file_id, locale, page, title, body, words)
    select ${id}::int, ${locale}, page, lexeme_set(title), lexeme_set(body), lexeme_set(title) || lexeme_set(body)
    from unnest(${sql.param(bodies.map((_, index) => index + 1))}::int[], ${sql.param(bodies.map(lexemesOf))}::text[]) as read(page, body),
      (select ${lexemesOf(title)}::text as title) named`,
    transaction,
  )
}

/**
 * Reads the next file that is due and stores its text for the search. Returns false if no file is
 * due.
 */
export async function readNextDocument(payload: Payload): Promise<boolean> {
  const file = await claimFile(payload)
  if (file === undefined) return false
  const text = await textOf(file)
  if (text === undefined)
    payload.logger.warn({ msg: 'the text of a document could not be read', file: file.id })
  await inTransaction(payload, async (transaction) => {
    await lockFeed(payload, transaction)
    const [owned] = await rows(
      payload,
      sql`
      update document_texts set state = ${text === undefined ? 'unreadable' : 'read'}, filename = ${file.filename},
        page_count = ${text?.pageCount ?? null}, pages = ${sql.param(text?.pages ?? [])}::text[]
      where file_id = ${file.id} and exists (select 1 from files where id = ${file.id}) returning 1`,
      transaction,
    )
    // the file was deleted while it was read
    if (owned === undefined) return
    await rows(payload, sql`delete from document_pages where file_id = ${file.id}`, transaction)
    for (const locale of file.language === null ? localeCodes : [file.language])
      await writePages(payload, file, { locale, pages: text?.pages ?? [] }, transaction)
    await appendChange(payload, ['document'], transaction)
  })
  return true
}

/** Marks files as due that lack the lexemes of a language added to the site since. */
const noteNewLocales = (payload: Payload): Promise<unknown> =>
  rows(
    payload,
    sql`
    update document_texts t set file_updated_at = 'epoch' from files f
    where f.id = t.file_id and f.language is null and t.state <> 'reading' and ${localeCodes.length}::int > (
      select count(distinct p.locale) from document_pages p where p.file_id = f.id and p.locale = any(${sql.param([...localeCodes])}::text[]))`,
  )

/**
 * Reads files one after another as they are uploaded, and files that were never read. Returns the
 * function that stops the reader after the current file.
 */
export function startDocumentReader(payload: Payload): () => Promise<void> {
  const ending = new AbortController()
  const work = async (): Promise<void> => {
    await noteNewLocales(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'documents of new languages could not be noted' }),
    )
    while (!ending.signal.aborted) {
      const change = beginWait('changes', ending.signal, intervals)
      const found = await readNextDocument(payload).catch((error: unknown) => {
        payload.logger.error({ err: error, msg: 'a document could not be read' })
        return false
      })
      if (!found) await change.until()
      change.end()
    }
  }
  const running = work()
  return async () => {
    ending.abort()
    await running
  }
}
