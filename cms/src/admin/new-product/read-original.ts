import { defaultLocale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { readThumbnails } from '#src/admin/lists/read-list.ts'
import type { NewProduct } from '#src/changes/plans/new-product.ts'
import type { Original } from '#src/changes/plans/product-check.ts'
import { readDrafts } from '#src/changes/sheets/read-collections.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { idsIn, variantsOf } from '#src/staff-index/facts.ts'

const textsOf = (value: unknown): Original['title'] =>
  Object.fromEntries(
    Object.entries(Object(value) as Record<string, unknown>).filter(
      ([, text]) => typeof text === 'string' && text !== '',
    ),
  )

/** Pictures and documents of a product in their order, with what names them. */
async function readUploads(
  req: PayloadRequest,
  collection: 'media' | 'files',
  ids: readonly number[],
): Promise<Original['uploads']> {
  if (ids.length === 0) return []
  const locale = localeOfPanel(req.i18n.language)
  const select = { filename: true, [collection === 'media' ? 'alt' : 'title']: true } as const
  const found = await readDrafts(req, collection, { select, ids })
  const thumbnails =
    collection === 'media' ? await readThumbnails(req.payload, [...ids]) : new Map<number, string>()
  const byId = new Map(found.map((document) => [Number(document['id']), document]))
  return ids.flatMap((id) => {
    const document = byId.get(id)
    if (!document) return []
    const texts = textsOf(document['alt'] ?? document['title'])
    return [
      {
        collection,
        id,
        name: String(document['filename'] ?? ''),
        title: texts[locale] ?? texts[defaultLocale] ?? '',
        thumbnail: thumbnails.get(id) ?? null,
      },
    ]
  })
}

/**
 * What a duplicate may take over from a product as last saved: texts, part numbers with their values,
 * pictures and documents. Undefined: there is no such product.
 */
export async function readOriginal(req: PayloadRequest, id: number): Promise<Original | undefined> {
  const select = Object.fromEntries(
    [
      'title',
      'description',
      'family',
      'ncm',
      'subcategory',
      'variants',
      'pictures',
      'documents',
    ].map((name) => [name, true as const]),
  )
  const [product] = await readDrafts(req, 'products', { select, ids: [id] })
  if (!product) return undefined
  const variants = variantsOf(product['variants'])
  const title = textsOf(product['title'])
  const family = String(product['family'] ?? '')
  const { subcategory } = product
  return {
    id,
    name: [family, title[localeOfPanel(req.i18n.language)] ?? title[defaultLocale] ?? '']
      .filter(Boolean)
      .join(' · '),
    family,
    title,
    description: textsOf(product['description']),
    subcategory: typeof subcategory === 'number' ? subcategory : null,
    ncm: String(product['ncm'] ?? ''),
    parts: variants.map(({ part_number: code, values }) => ({
      part_number: code,
      values: values as NewProduct['parts'][number]['values'],
    })),
    uploads: [
      ...(await readUploads(req, 'media', idsIn(product['pictures']))),
      ...(await readUploads(req, 'files', idsIn(product['documents']))),
    ],
  }
}
