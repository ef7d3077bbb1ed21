import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/**
 * State of a PDF's text in the search: not read yet, number of pages with text, no text, or
 * unreadable file.
 */
export type SearchedText =
  | { state: 'waiting' | 'empty' | 'unreadable' }
  | { state: 'read'; pages: number; count: number }

interface Row {
  state: 'reading' | 'read' | 'unreadable'
  isCurrent: boolean
  pages: number
  count: number | null
}

const isText = sql`(select count(*)::int from unnest(t.pages) as page where page ~ '[[:alnum:]]')`

/** State of a PDF's text in the search; undefined for a file of another type. */
export async function readSearchedText(
  payload: Payload,
  file: number,
): Promise<SearchedText | undefined> {
  const [found] = await rows<Partial<Row>>(
    payload,
    sql`
    select t.state, t.file_updated_at = f.updated_at as "isCurrent", ${isText} as pages, t.page_count as count
    from files f left join document_texts t on t.file_id = f.id
    where f.id = ${file} and f.mime_type = 'application/pdf'`,
  )
  if (found === undefined) return undefined
  const { state, isCurrent, pages = 0, count } = found
  if (state === 'unreadable') return { state }
  if (state !== 'read' || !isCurrent) return { state: 'waiting' }
  return pages === 0 ? { state: 'empty' } : { state, pages, count: count ?? pages }
}

/** PDF that is indexed only by its title. */
export interface TextlessDocument {
  id: number
  filename: string
  state: 'empty' | 'unreadable'
}

/** PDFs without text or with an unreadable file, last saved first. */
export const readTextless = (payload: Payload, most: number): Promise<TextlessDocument[]> =>
  rows<TextlessDocument>(
    payload,
    sql`
    select f.id, f.filename, case when t.state = 'unreadable' then 'unreadable' else 'empty' end as state
    from files f join document_texts t on t.file_id = f.id
    where f.mime_type = 'application/pdf' and f.deleted_at is null
      and (t.state = 'unreadable' or (t.state = 'read' and ${isText} = 0))
    order by f.updated_at desc, f.id limit ${most}`,
  )
