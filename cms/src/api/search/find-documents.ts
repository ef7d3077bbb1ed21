import type { DocumentHit } from '@vitrine/contract/shapes/types'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { documentOf } from '#src/api/reading/documents.ts'
import { metaOf } from '#src/api/reading/list.ts'
import type { Page } from '#src/api/reading/list.ts'
import { snippetOf } from '#src/search/words/snippet.ts'
import type { Phrase } from '#src/search/words/synonyms.ts'
import type { SearchedTerm } from './find-matches.ts'

/** File with Payload's field names, and its best page. */
type FoundFile = Parameters<typeof documentOf>[0] & {
  page: number
  page_count: number | null
  /** Text of the page. */
  text: string | null
  total: number
}

const quoted = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const phraseQuery = (phrase: Phrase): string[] =>
  phrase.length === 0 ? [] : [`(${phrase.map(quoted).join(' & ')})`]

/** Query of PostgreSQL's full-text search: all terms, each by its own words or their expansions. */
export function documentQuery(terms: readonly SearchedTerm[]): string | undefined {
  const clauses = terms.flatMap(({ own, meant }) => {
    const phrases = [...new Set([own, ...meant].flatMap(phraseQuery))]
    return phrases.length === 0 ? [] : [`(${phrases.join(' | ')})`]
  })
  return clauses.length === 0 ? undefined : clauses.join(' & ')
}

/** Condition: a product or publication that is published in the locale lists the file. */
const isListed = (locale: string): Statement => sql`
  (exists (
    select 1 from products_rels r join search_entries e on e.collection = 'products' and e.document_id = r.parent_id and e.locale = ${locale}
    where r.files_id = hit.file_id and r.path = 'documents')
  or exists (
    select 1 from publications_rels r join search_entries e on e.collection = 'publications' and e.document_id = r.parent_id and e.locale = ${locale}
    where r.files_id = hit.file_id and r.path = 'documents'))`

/**
 * Files with a matching page: matches of the title first, then those with most matching pages; each
 * with its best page.
 */
const readFiles = (
  { payload, locale }: CallContext,
  query: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<FoundFile[]> =>
  rows<FoundFile>(
    payload,
    sql`
    with hit as (
      select p.file_id, p.page, p.title @@ asked.query as titled, count(*) over (partition by p.file_id) as pages,
        row_number() over (partition by p.file_id order by ts_rank(p.body, asked.query) desc, p.page) as place
      from document_pages p, (select ${query}::tsquery as query) asked
      where p.locale = ${locale} and p.words @@ asked.query
    )
    select words.title, f.filename, f.kind, f.mime_type as "mimeType", f.filesize::float as filesize, f.language::text as language,
      f.revision, f.part_numbers, to_json(f.date)#>>'{}' as date, f.width::float as width, f.height::float as height,
      hit.page, t.page_count, t.pages[hit.page] as text, (count(*) over ())::int as total
    from hit join document_texts t on t.file_id = hit.file_id
      join files f on f.id = hit.file_id and f.deleted_at is null and (f.language is null or f.language::text = ${locale})
      left join files_locales words on words._parent_id = f.id and words._locale::text = ${locale}
    where hit.place = 1 and ${isListed(locale)}
    order by hit.titled desc, hit.pages desc, hit.file_id
    limit ${perPage} offset ${(page - 1) * perPage}`,
  )

/**
 * Queries that match at least one page. Most texts match none, and this check avoids the statement
 * that reads files, which takes 2.5 ms, mostly planning.
 */
async function answerable(
  { payload, locale }: CallContext,
  queries: readonly (string | undefined)[],
): Promise<string[]> {
  const distinct = [...new Set(queries)].filter((query) => query !== undefined)
  if (distinct.length === 0) return []
  const found = await rows<{ query: string }>(
    payload,
    sql`
    select query from unnest(${sql.param(distinct)}::text[]) with ordinality as asked(query, place)
    where exists (select 1 from document_pages p where p.locale = ${locale} and p.words @@ asked.query::tsquery) order by place`,
  )
  return found.map(({ query }) => query)
}

/**
 * Downloads of published products and publications whose title or text matches all terms of the
 * text; if there are none, those that match the terms retained by the other results.
 */
export async function findDocuments(
  context: CallContext,
  terms: readonly SearchedTerm[],
  query: { page: number; perPage: number },
): Promise<{ data: DocumentHit[]; meta: Page['meta'] }> {
  const retained = terms.filter((term) => term.retained)
  let found: FoundFile[] = []
  for (const textQuery of await answerable(context, [
    documentQuery(terms),
    documentQuery(retained),
  ]))
    if (found.length === 0) found = await readFiles(context, textQuery, query)
  const lexemes = terms.flatMap(({ own, meant }) => [own, ...meant].flat())
  return {
    data: found.map(({ page, page_count: pages, text, ...file }) => {
      const snippet = snippetOf(text ?? '', lexemes)
      return {
        ...documentOf(file),
        pages: pages || null,
        page: snippet.length > 0 ? page : null,
        snippet,
      }
    }),
    meta: metaOf(query, found[0]?.total ?? 0),
  }
}
