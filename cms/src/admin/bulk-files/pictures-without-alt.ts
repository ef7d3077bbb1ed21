import { localeCodes } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import { readThumbnails } from '#src/admin/lists/read-list.ts'
import { maxBulkFiles } from '#src/content/media/bulk/bulk-answer.ts'
import type { PictureWithoutAlt } from '#src/content/media/bulk/bulk-shapes.ts'
import { NameIndex } from '#src/content/media/bulk/name-index.ts'
import { proposedAlts } from '#src/content/media/bulk/proposed-texts.ts'
import { readName } from '#src/content/media/bulk/read-name.ts'
import { readNamedProducts } from '#src/content/media/bulk/read-products.ts'
import { rows, sql } from '#src/platform/database/query.ts'

interface Row {
  id: number
  filename: string
  /** First product that shows the picture. */
  product: number
  /** Locales with a text. */
  written: string[]
}

/** Hash of the content in the name of a stored file. */
const contentHash = /-[0-9a-f]{10}(?:-\d+)?(?=\.[a-z0-9]+$)/

/** Pictures of products without an alternative text in a language of the product, with proposals. */
export async function readPicturesWithoutAlt(
  req: Pick<PayloadRequest, 'payload'>,
): Promise<PictureWithoutAlt[]> {
  const { payload } = req
  const found = await rows<Row>(
    payload,
    sql`
    with shown as (
      select picture, min(document_id) as product from staff_entries, unnest(pictures) as picture
      where collection = 'products' group by 1
    ), written as (
      select _parent_id as id, array_agg(_locale::text) as locales from media_locales
      where coalesce(trim(alt), '') <> '' group by 1
    )
    select m.id, m.filename, shown.product, coalesce(written.locales, '{}') as written
    from shown join media m on m.id = shown.picture left join written on written.id = m.id
    where m.deleted_at is null and m.filename is not null
      and cardinality(coalesce(written.locales, '{}')) < ${localeCodes.length}::int
    order by shown.product, m.id`,
  )
  if (found.length === 0) return []
  const { products, named } = await readNamedProducts(req)
  const byId = new Map(products.map((product) => [product.id, product]))
  const index = new NameIndex(named)
  const pictures = found.flatMap(({ id, filename, product, written }) => {
    const owner = byId.get(product)
    if (!owner) return []
    const { view } = readName(filename.replace(contentHash, ''), index)
    const alts = Object.fromEntries(
      Object.entries(proposedAlts(owner.titles, view)).filter(([code]) => !written.includes(code)),
    )
    if (Object.keys(alts).length === 0) return []
    const title = Object.values(owner.titles)[0] ?? ''
    return [{ id, filename, alts, product: [owner.code, title].filter(Boolean).join(' · ') }]
  })
  const listed = pictures.slice(0, maxBulkFiles)
  const thumbnails = await readThumbnails(
    payload,
    listed.map(({ id }) => id),
  )
  return listed.map((picture) => ({
    ...picture,
    thumbnail: thumbnails.get(picture.id) ?? null,
    href: `${panelBase}/collections/media/${picture.id}`,
  }))
}
