import { documentPath } from '@vitrine/configuration/document-paths'
import type { Locale } from '@vitrine/configuration/locales'
import { packsOf, writeItems } from '@vitrine/contract/part-list'
import type { Payload } from 'payload'
import { missing } from '#src/api/reading/alternates.ts'
import { readParts } from '#src/api/catalogue/parts.ts'
import { rows, sql } from '#src/platform/database/query.ts'

/** Line of a quotation with its part of the catalogue. */
export interface LeadLine {
  partNumber: string
  title: string
  quantity: number | null
  /** Number that the sender typed, if it differs. */
  asked: string | null
  /** Product; null for a part number that the catalogue does not have. */
  product: number | null
  /** Path of the product's page on the site. */
  path: string | null
  image: string | null
  packing: number | null
  packs: number | null
  /** Pieces that are missing to whole packs. */
  missing: number | null
}

interface StoredLine {
  part_number: string
  title?: string | null
  quantity?: number | null
  asked?: string | null
}

/** Width of a line's picture, px. */
const pictureWidth = 96

/** Lines of a quotation with pictures, packs and products, in a locale. */
export async function readLeadLines(
  payload: Payload,
  stored: readonly StoredLine[],
  locale: Locale,
): Promise<LeadLine[]> {
  if (stored.length === 0) return []
  const context = { payload, locale, tag: () => undefined }
  const items = stored.map(({ part_number: code, quantity = null }) => ({ code, quantity }))
  const { lines, products } = await readParts(context, writeItems(items))
  const partOf = new Map(lines.flatMap(({ part }) => (part ? [[part.part_number, part]] : [])))
  return stored.map(({ part_number: partNumber, title, quantity = null, asked = null }) => {
    const part = partOf.get(partNumber)
    const product = part && products.find(({ id }) => id === part.product)
    const packs = packsOf(quantity, part?.packing ?? null)
    const sources = product?.main_image?.sources.filter(({ type }) => type === 'image/webp') ?? []
    return {
      partNumber,
      title: part?.title ?? title ?? '',
      quantity,
      asked,
      product: product?.id ?? null,
      path: product
        ? documentPath('product', locale, {
            category: product.category?.slug ?? missing.category,
            subcategory: product.sub_category?.slug ?? missing.subcategory,
            product: product.slug,
          })
        : null,
      image:
        sources.find(({ width }) => width >= pictureWidth)?.url ?? product?.main_image?.url ?? null,
      packing: part?.packing ?? null,
      packs: packs?.packs ?? null,
      missing: packs?.whole === undefined || quantity === null ? null : packs.whole - quantity,
    }
  })
}

/** File of the catalogue that a reply can attach. */
export interface CatalogueFile {
  id: number
  title: string
  filename: string
  language: string | null
  size: number
  /** Number of the certificate that the file belongs to. */
  certificate: string | null
}

/** Maximum files of a search. */
const maxFiles = 30

/** Files of the catalogue by title, name or number; `products`: those of their certificates. */
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
    where f.deleted_at is null and f.filename is not null and ${
      text.trim() === ''
        ? sql`certificate.file is not null`
        : sql`(own.title ilike ${pattern} or other.title ilike ${pattern} or f.filename ilike ${pattern} or f.number ilike ${pattern} or certificate.name ilike ${pattern})`
    }
    order by certificate.name nulls last, f.language::text = ${locale} desc nulls last, f.id limit ${maxFiles}`,
  )
}
