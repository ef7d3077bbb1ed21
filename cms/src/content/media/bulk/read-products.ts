import { localeCodes } from '@vitrine/configuration/locales'
import { gtinKey } from '@vitrine/contract/gtin'
import type { PayloadRequest } from 'payload'
import type { Variant } from '#src/content/variants/declaration.ts'
import type { BulkProduct } from './bulk-shapes.ts'
import type { NamedProduct, NumberedDocument } from './name-index.ts'
import type { TextByLocale } from './proposed-texts.ts'

type Reader = Pick<PayloadRequest, 'payload'>

const everything = {
  depth: 0,
  pagination: false,
  locale: 'all',
  overrideAccess: true,
} as const

/** Texts of a localized value that are not empty. */
const textsOf = (value: unknown): TextByLocale => {
  const texts = Object(value) as Record<string, unknown>
  return Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const text = texts[locale]
      return typeof text === 'string' && text.trim() !== '' ? [[locale, text]] : []
    }),
  )
}

/** Products by what names them, and their titles. */
export async function readNamedProducts({
  payload,
}: Reader): Promise<{ named: NamedProduct[]; products: BulkProduct[] }> {
  const drafts = await payload.find({
    collection: 'products',
    draft: true,
    select: { family: true, title: true, slug: true, variants: true },
    sort: 'id',
    ...everything,
  })
  const published = await payload.find({
    collection: 'products',
    where: { _status: { equals: 'published' } },
    select: { title: true },
    ...everything,
  })
  const publicTitles = new Map(published.docs.map(({ id, title }) => [id, textsOf(title)]))
  const named = drafts.docs.map(({ id, family, title, slug, variants }): NamedProduct => ({
    id,
    family: family ?? '',
    titles: Object.values({ ...textsOf(title), ...publicTitles.get(id) }),
    slugs: Object.values(textsOf(slug)),
    parts: ((Array.isArray(variants) ? variants : []) as Variant[]).map((row) => {
      const gtin: unknown = row.values?.[gtinKey]
      return {
        number: String(row.part_number ?? ''),
        gtin: typeof gtin === 'string' ? gtin : null,
      }
    }),
  }))
  const products = drafts.docs.map(({ id, family, title }): BulkProduct => ({
    id,
    code: family ?? '',
    titles: { ...textsOf(title), ...publicTitles.get(id) },
  }))
  return { named, products }
}

/** Stored documents with a printed number, and the products that list them. */
export async function readNumberedDocuments({ payload }: Reader): Promise<NumberedDocument[]> {
  const { docs: files } = await payload.find({
    collection: 'files',
    where: { number: { exists: true } },
    select: { number: true },
    ...everything,
  })
  if (files.length === 0) return []
  const { docs: products } = await payload.find({
    collection: 'products',
    draft: true,
    select: { documents: true },
    ...everything,
  })
  const owners = new Map<number, number[]>()
  for (const { id, documents } of products)
    for (const file of (documents ?? []) as unknown[])
      if (typeof file === 'number') owners.set(file, [...(owners.get(file) ?? []), id])
  return files.flatMap(({ id, number }) =>
    number ? [{ id, number, products: owners.get(id) ?? [] }] : [],
  )
}
