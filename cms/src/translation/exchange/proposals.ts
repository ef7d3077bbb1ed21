import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { deleteInBatches } from '#src/platform/database/retention.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { Problem, StoredFile } from './exchange-shapes.ts'

/** A translation of a file that nobody has accepted or rejected yet. */
export interface Proposal {
  id: number
  line: number
  collection: string
  documentId: number
  locale: Locale
  path: string
  at: number
  /** Fingerprints at the time of the export; `target` null: there was no translation. */
  source: string
  target: string | null
  /** Tagged source in the file, which may be another one than the exported; null: none. */
  sourceText: string | null
  /** Tagged translation; empty: the file has none any more. */
  text: string
  unknownTags: string[]
}

export interface NewFile {
  name: string
  /** Texts that say what the site says. */
  unchanged: number
  problems: readonly Problem[]
  proposals: readonly Omit<Proposal, 'id'>[]
}

/** Problems of a file that are kept; the count includes all of them. */
const maxProblems = 500

/** Days for which a file is kept whose texts are not all decided. */
export const keptDays = 90

/** Stores a file that came back as proposals; returns its id. */
export async function storeFile(
  payload: Payload,
  transaction: Transaction,
  author: number,
  { name, unchanged, problems, proposals }: NewFile,
): Promise<number> {
  const [file] = await rows<{ id: number }>(
    payload,
    sql`insert into translation_files (name, uploaded_by, unchanged, problems, problem_count)
      values (${name}, ${author}, ${unchanged}, ${JSON.stringify(problems.slice(0, maxProblems))}::jsonb, ${problems.length}) returning id`,
    transaction,
  )
  if (!file) throw new Error('the file was not stored')
  await rows(
    payload,
    sql`insert into translation_proposals (file_id, line, collection, document_id, locale, path, place, source, target, source_text, text, unknown_tags)
      select ${file.id}, line, collection, "documentId", locale, path, at, source, target, "sourceText", text, "unknownTags"
      from jsonb_to_recordset(${JSON.stringify(proposals)}::jsonb) as given(line int, collection text, "documentId" int, locale text, path text, at int,
        source text, target text, "sourceText" text, text text, "unknownTags" text[])`,
    transaction,
  )
  return file.id
}

/** Languages and kinds of documents that an account may see. */
export interface Sight {
  locales: readonly Locale[]
  collections: readonly string[]
}

const seen = ({ locales, collections }: Sight): Statement =>
  sql`p.locale = any(${sql.param([...locales])}::text[]) and p.collection = any(${sql.param([...collections])}::text[])`

/** Most files that are listed. */
const maxFiles = 100

/** Files with proposals that an account may see, and those that it uploaded; the last one first. */
export async function readFiles(
  payload: Payload,
  sight: Sight & { account: number },
  file?: number,
): Promise<StoredFile[]> {
  const found = await rows<
    Omit<StoredFile, 'uploadedAt' | 'locales'> & {
      uploaded_at: Date | string
      locales: Locale[] | null
    }
  >(
    payload,
    sql`
    select f.id, f.name, f.uploaded_at, u.name as "uploadedBy", f.uploaded_by as "uploaderId", f.unchanged, f.problems, f.problem_count as "problemCount",
      c.locales, c.open, c.accepted, c.rejected
    from translation_files f left join users u on u.id = f.uploaded_by, lateral (
      select array_agg(distinct p.locale order by p.locale) as locales, count(*) filter (where p.decision is null)::int as open,
        count(*) filter (where p.decision = 'accepted')::int as accepted, count(*) filter (where p.decision = 'rejected')::int as rejected
      from translation_proposals p where p.file_id = f.id and ${seen(sight)}) c
    where (c.locales is not null or f.uploaded_by = ${sight.account}) ${file === undefined ? sql`` : sql`and f.id = ${file}`}
    order by f.uploaded_at desc, f.id desc limit ${maxFiles}`,
  )
  return found.map(({ uploaded_at, locales, ...each }) => ({
    ...each,
    locales: locales ?? [],
    uploadedAt: new Date(uploaded_at).toISOString(),
  }))
}

/** A language of a document with open proposals. */
export interface ProposedItem {
  collection: string
  id: number
  locale: Locale
}

/** Documents of a file with open proposals, in the order of the file. */
export async function readProposedItems(
  payload: Payload,
  file: number,
  sight: Sight,
  { page, size }: { page: number; size: number },
): Promise<{ items: ProposedItem[]; total: number }> {
  const found = await rows<ProposedItem & { total: number }>(
    payload,
    sql`select p.collection, p.document_id as id, p.locale, (count(*) over ())::int as total from translation_proposals p
      where p.file_id = ${file} and p.decision is null and ${seen(sight)}
      group by 1, 2, 3 order by min(p.line), 1, 2, 3 limit ${size} offset ${(page - 1) * size}`,
  )
  return {
    total: found[0]?.total ?? 0,
    items: found.map(({ total: _total, ...item }) => item),
  }
}

/** Proposals of a file for a language of a document; all of them, or the open ones. */
export const readProposals = (
  payload: Payload,
  file: number,
  { collection, id, locale }: ProposedItem,
): Promise<(Proposal & { decision: 'accepted' | 'rejected' | null })[]> =>
  rows(
    payload,
    sql`select id, line, collection, document_id as "documentId", locale, path, place as at, source, target, source_text as "sourceText", text,
      unknown_tags as "unknownTags", decision
      from translation_proposals where file_id = ${file} and collection = ${collection} and document_id = ${id} and locale = ${locale} order by line, id`,
  )

/** Notes decisions about proposals that are open; `account` null: the site had the text already. */
export const noteDecisions = (
  payload: Payload,
  ids: readonly number[],
  decision: 'accepted' | 'rejected',
  account: number | null,
): Promise<unknown> =>
  rows(
    payload,
    sql`update translation_proposals set decision = ${decision}, decided_at = now(), decided_by = ${account}::int
      where id = any(${sql.param([...ids])}::int[]) and decision is null`,
  )

/** Removes a file with its proposals. */
export const removeFile = (payload: Payload, file: number): Promise<unknown> =>
  rows(payload, sql`delete from translation_files where id = ${file}`)

/** Files that one statement deletes at most, with their proposals. */
const filesAtOnce = 20

/** Removes files whose texts are all decided, and those that nobody has finished in time. */
export const removeOldFiles = (payload: Payload): Promise<unknown> =>
  deleteInBatches(
    payload,
    'translation_files',
    sql`d.uploaded_at < now() - make_interval(days => ${keptDays})
      or (d.uploaded_at < now() - interval '1 day' and not exists (select from translation_proposals p where p.file_id = d.id and p.decision is null))`,
    filesAtOnce,
  )
