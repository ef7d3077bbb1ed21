import type { Locale } from '@vitrine/configuration/locales'
import type { DocumentRecord, ProductRecord } from '@vitrine/contract/shapes/feed'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { FeedRecord, Written } from './feed-record.ts'

type Recorded = NonNullable<ProductRecord['languages'][Locale]>['documents'][number]

interface Attached {
  feed: 'products' | 'publications' | 'certificates'
  id: number
  document: Omit<Recorded, 'part_numbers'> & Partial<Pick<Recorded, 'part_numbers'>>
}

/** Documents that the records of other feeds name in a language. */
export function readAttached({ payload, locale }: CallContext): Promise<Attached[]> {
  return rows<Attached>(
    payload,
    sql`
    select kind as feed, key::int as id, document from (
      select kind, key, texts[array_position(locales, ${locale}::text)]::jsonb as own from feed_records
      where kind in ('products', 'publications', 'certificates') and gone_at is null and locales @> array[${locale}::text]
    ) named, jsonb_array_elements(own->(case kind when 'certificates' then 'files' else 'documents' end)) document
    order by kind, key::int, document->>'url'`,
  )
}

/** Adds a document to what it belongs to. */
function attach(record: Omit<DocumentRecord, keyof Written>, { feed, id, document }: Attached) {
  if (feed !== 'products') {
    if (!record[feed].includes(id)) record[feed].push(id)
  } else if (!record.products.some(({ product }) => product === id))
    record.products.push({ product: id, part_numbers: document.part_numbers ?? [] })
}

/** Records of all documents, from those that the other feeds name in each language. */
export function documentRecords(documents: ReadonlyMap<Locale, readonly Attached[]>): FeedRecord[] {
  const records = new Map<
    string,
    { shared: Omit<DocumentRecord, keyof Written>; languages: FeedRecord['languages'] }
  >()
  for (const [locale, attached] of documents)
    for (const one of attached) {
      const { title, part_numbers: _of, ...file } = one.document
      const record = records.get(file.name) ?? {
        shared: { ...file, products: [], publications: [], certificates: [] },
        languages: {},
      }
      attach(record.shared, one)
      record.languages[locale] = { title }
      records.set(file.name, record)
    }
  return [...records].map(([key, record]) => ({ key, ...record }))
}
