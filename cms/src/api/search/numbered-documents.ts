import type { Certificate } from '@vitrine/contract/shapes/types'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { parseQuery } from '#src/search/query/parse.ts'
import { readCertificates } from '#src/api/reading/certificates.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { FoundMatches, Matches } from './find-matches.ts'

/** Minimum length of a document number that is looked up, characters without separators. */
const minLength = 4
/** Maximum products found by a number. */
const maxProducts = 24

/** Certificates and products found by the document numbers in a text. */
export interface NumberedDocuments {
  certificates: Pick<Certificate, 'number' | 'standard' | 'title'>[]
  /**
   * Products in the scope of the certificates, and products that list a document with one of the
   * numbers.
   */
  products: number[]
  /** Document numbers that were found, without separators. */
  numbers: ReadonlySet<string>
}

const none: NumberedDocuments = { certificates: [], products: [], numbers: new Set() }

/** Numbers in a text, without separators: each word with a digit, and the whole text. */
const numbersIn = (text: string, { locale }: CallContext): string[] =>
  [
    ...parseQuery(text, locale).partNumbers.map(({ normalized }) => normalized),
    normalizePartNumber(text),
  ].filter((number) => number.length >= minLength && /\d/.test(number))

/** Certificates with one of the numbers. */
async function certificatesOf(
  { payload }: CallContext,
  numbers: readonly string[],
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    payload,
    sql`select id from certificates where bare_number(number) = any(${sql.param([...numbers])}::text[])`,
  )
  return found.map(({ id }) => id)
}

/** Condition that the last 200 characters of a text without separators end with the asked number. */
const endsWith = (text: Statement): Statement => {
  // the expression of an index, in which an ending is a range
  const reversed = sql`reverse(right(bare_number(${text}), 200)) collate "C"`
  return sql`${reversed} >= reverse(asked.number) and ${reversed} < reverse(asked.number) || '~'`
}

/**
 * Products that list a file with one of the numbers: the file's number, or the end of its title or
 * name.
 */
async function productsOfFiles(
  { payload, locale }: CallContext,
  numbers: readonly string[],
): Promise<{ product: number; number: string }[]> {
  return rows(
    payload,
    sql`
    select distinct r.parent_id as product, asked.number
    from unnest(${sql.param([...numbers])}::text[]) as asked(number),
      lateral (
        select f.id from files f where bare_number(f.number) = asked.number
        union select f.id from files f where ${endsWith(sql`regexp_replace(f.filename, '[.][A-Za-z0-9]+$', '')`)}
        union select w._parent_id from files_locales w where ${endsWith(sql`w.title`)}
        limit ${maxProducts}
      ) named
    join files f on f.id = named.id and f.deleted_at is null
    -- the limit makes the planner read relations by file, not all of them
    cross join lateral (
      select parent_id from products_rels where files_id = f.id and path = 'documents' limit ${maxProducts}
    ) r
    join search_entries e on e.collection = 'products' and e.document_id = r.parent_id and e.locale = ${locale}
    limit ${maxProducts}`,
  )
}

/**
 * Certificates, and products by the numbers of their certificates, drawings and other documents,
 * for a text with a number that is not in the catalogue.
 */
export async function readNumberedDocuments(
  context: CallContext,
  text: string,
  matches: FoundMatches,
): Promise<NumberedDocuments> {
  const numbers = [...new Set(numbersIn(text, context))]
  const [first] = matches.of('products').hits
  if (numbers.length === 0 || (first !== undefined && first.partNumber !== null)) return none
  context.tag(...kinds.certificates.lists, 'document')
  const isOpen =
    first === undefined ||
    matches.understood.some(({ found, text: term }) => !found && /\d/.test(term))
  const [ids, ofFiles] = await Promise.all([
    certificatesOf(context, numbers),
    isOpen ? productsOfFiles(context, numbers) : [],
  ])
  const named = ids.length === 0 ? [] : await readCertificates(context, { id: { in: ids } })
  const products = [
    ...named.flatMap(({ scope }) => scope.map(({ product }) => product)),
    ...ofFiles.map(({ product }) => product),
  ]
  return {
    certificates: named.map(({ certificate: { number, standard, title } }) => ({
      number,
      standard,
      title,
    })),
    products: [...new Set(products)].slice(0, maxProducts),
    numbers: new Set([
      ...named.map(({ certificate }) => normalizePartNumber(certificate.number)),
      ...ofFiles.map(({ number }) => number),
    ]),
  }
}

/**
 * Matches with the products of the numbered documents first; their numbers are marked as found in
 * the interpretation.
 */
export function withNumberedDocuments(
  matches: FoundMatches,
  { products, numbers }: NumberedDocuments,
): FoundMatches {
  if (numbers.size === 0) return matches
  const ofProducts = matches.of('products')
  const isNew = ({ id }: { id: number }) => !products.includes(id)
  const own: Matches = {
    hits: [
      ...products.map((id) => ({ id, partNumber: null, variants: null })),
      ...ofProducts.hits.filter(isNew),
    ],
    others: ofProducts.others.filter(isNew),
  }
  return {
    ...matches,
    understood: matches.understood.map((term) =>
      numbers.has(normalizePartNumber(term.text)) ? { ...term, found: true } : term,
    ),
    of: (collection) => (collection === 'products' ? own : matches.of(collection)),
  }
}
