import { documentPath } from '@vitrine/configuration/document-paths'
import type { Locale } from '@vitrine/configuration/locales'
import { packsOf } from '@vitrine/contract/part-list'
import type { Payload } from 'payload'
import { uploadFolders } from '#src/content/media/upload-folders.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { isPublicFile } from './public-files.ts'
import type { CatalogueFile } from './inbox-shapes.ts'

/** Line of a quotation with its data from the catalogue. */
export interface LeadLine {
  partNumber: string
  title: string
  quantity: number | null
  /** Number that the sender typed, if it differs from the part number. */
  asked: string | null
  /** Product; null for a part number that the catalogue does not have. */
  product: number | null
  /** Path of the product's page on the site. */
  path: string | null
  image: string | null
  packing: number | null
  packs: number | null
  /**
   * Pieces to add, so that the quantity is whole packs; null if the pack size or the quantity is
   * unknown.
   */
  missing: number | null
}

interface StoredLine {
  part_number: string
  title?: string | null
  quantity?: number | null
  asked?: string | null
}

interface StoredPart {
  normalised: string
  product: number
  title: string
  packing: number | null
  slug: string
  subcategory: string | null
  category: string | null
  image: string | null
}

/** Published parts of the catalogue by their normalized part numbers, in a locale. */
async function readPartsOf(
  payload: Payload,
  numbers: readonly string[],
  locale: Locale,
): Promise<Map<string, StoredPart>> {
  const found = await rows<StoredPart>(
    payload,
    sql`
    select v.normalised, v.product_id::int as product, e.title, e.slug, parent.slug as subcategory, grand.slug as category,
      case when jsonb_typeof(v.values -> 'packing') = 'number' then (v.values ->> 'packing')::float8 end as packing,
      coalesce(m.sizes_webp320_filename, m.filename) as image
    from search_variants v
    join search_entries e on e.collection = 'products' and e.document_id = v.product_id and e.locale = ${locale}
    left join search_entries parent on parent.collection = 'subcategories' and parent.document_id = e.parent_id and parent.locale = e.locale
    left join search_entries grand on grand.collection = 'categories' and grand.document_id = parent.parent_id and grand.locale = e.locale
    left join media m on m.id = (e.card ->> 'main_image')::int
    where v.normalised = any (${sql.param([...numbers])}::text[])`,
  )
  return new Map(found.map((part) => [part.normalised, part]))
}

/** Path of the page of a part's product, if its parents are public. */
const pathOf = ({ category, subcategory, slug }: StoredPart, locale: Locale): string | null =>
  category && subcategory
    ? documentPath('product', locale, { category, subcategory, product: slug })
    : null

/** Lines of a quotation with pictures, packs and products, in a locale. */
export async function readLeadLines(
  payload: Payload,
  stored: readonly StoredLine[],
  locale: Locale,
): Promise<LeadLine[]> {
  if (stored.length === 0) return []
  const numbers = stored.map(({ part_number: number }) => normalizePartNumber(number))
  const parts = await readPartsOf(payload, numbers, locale)
  return stored.map(({ part_number: partNumber, title, quantity = null, asked = null }) => {
    const part = parts.get(normalizePartNumber(partNumber))
    const packs = packsOf(quantity, part?.packing ?? null)
    return {
      partNumber,
      title: part?.title ?? title ?? '',
      quantity,
      asked,
      product: part?.product ?? null,
      path: part ? pathOf(part, locale) : null,
      image: part?.image ? `/${uploadFolders.media}/${part.image}` : null,
      packing: part?.packing ?? null,
      packs: packs?.packs ?? null,
      missing: packs?.whole === undefined || quantity === null ? null : packs.whole - quantity,
    }
  })
}

/** Maximum files of a response. */
const maxFiles = 30

/**
 * Public files of the catalogue that match `text` by title, file name, number or certificate; without a
 * text, the files of the certificates of `products`.
 */
export async function findCatalogueFiles(
  payload: Payload,
  { text, products, locale }: { text: string; products: readonly number[]; locale: Locale },
): Promise<CatalogueFile[]> {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  const ids = sql`${sql.param([...products])}::int[]`
  return rows<CatalogueFile>(
    payload,
    sql`
    with certificate as (
      select distinct on (x.files_id) x.files_id as file, concat_ws(' · ', c.standard, c.number) as name
      from certificates c join certificates_rels x on x.parent_id = c.id and x.files_id is not null
      where c._status = 'published' and c.deleted_at is null
        and ${
          text.trim() === ''
            ? sql`exists (select 1 from certificates_scope s where s._parent_id = c.id and s.product_id = any (${ids}))`
            : sql`true`
        }
      order by x.files_id, c.id
    )
    select f.id::int as id, coalesce(own.title, other.title, f.filename) as title, f.filename, f.language::text as language,
      coalesce(f.filesize, 0)::int as size, certificate.name as certificate
    from files f left join certificate on certificate.file = f.id
      left join files_locales own on own._parent_id = f.id and own._locale::text = ${locale}
      left join lateral (select title from files_locales t where t._parent_id = f.id order by t.id limit 1) other on true
    where f.deleted_at is null and f.filename is not null and ${isPublicFile(sql`f.id`)} and ${
      text.trim() === ''
        ? sql`certificate.file is not null`
        : sql`(own.title ilike ${pattern} or other.title ilike ${pattern} or f.filename ilike ${pattern} or f.number ilike ${pattern} or certificate.name ilike ${pattern})`
    }
    order by coalesce(f.language::text = ${locale}, false) desc, certificate.name nulls last, f.id limit ${maxFiles}`,
  )
}
