import { localeCodes } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { placePart } from '#src/recording/history/document-values.ts'
import { planPartNumbers } from '#src/changes/sheets/plan-part-numbers.ts'
import type { PresentCatalogue } from '#src/changes/sheets/plan-part-numbers.ts'
import { publishedOf } from '#src/changes/sheets/read-collections.ts'
import type { Reader } from '#src/changes/sheets/read-collections.ts'
import type { SheetSubcategory, TextByLocale } from '#src/content/variants/cells/sheet-product.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { reasonKey } from '#src/content/life-cycle/stored-life.ts'
import { within } from '#src/platform/database/transaction.ts'
import type { PlannedChange, SheetPlan } from './sheet-plan.ts'

const textsOf = (value: unknown): TextByLocale =>
  typeof value === 'object' && value !== null ? (value as TextByLocale) : {}

const options = ({ transactionID }: Reader) =>
  transactionID === undefined ? {} : within({ transactionID })

/** Products with their part numbers, and the declarations of their columns as last saved. */
export async function readCatalogue(
  req: Reader,
  ids?: readonly number[],
): Promise<PresentCatalogue> {
  const shared = {
    depth: 0,
    draft: true,
    pagination: false,
    locale: 'all',
    ...options(req),
  } as const
  const [products, subcategories] = [
    await req.payload.find({
      collection: 'products',
      select: { family: true, title: true, slug: true, subcategory: true, variants: true },
      sort: 'id',
      ...(ids ? { where: { id: { in: [...ids] } } } : {}),
      ...shared,
      ...(req.published ? publishedOf(req.published, 'products') : {}),
    }),
    await req.payload.find({
      collection: 'subcategories',
      select: { title: true, attributes: true },
      sort: 'position',
      ...shared,
    }),
  ]
  return {
    products: products.docs.map(({ id, family, title, slug, subcategory, variants }) => ({
      id,
      family: family ?? '',
      title: textsOf(title),
      slugs: Object.values(textsOf(slug)).filter((each) => typeof each === 'string'),
      subcategory: typeof subcategory === 'number' ? subcategory : null,
      variants: (Array.isArray(variants) ? variants : []) as Variant[],
    })),
    subcategories: subcategories.docs.map(({ id, title, attributes }) => ({
      id,
      title: textsOf(title),
      attributes: (attributes ?? []).filter(isColumn) as unknown as SheetSubcategory['attributes'],
    })),
  }
}

/** Locales of the columns of a part number that hold texts. */
const columnLocales = new Map(localeCodes.map((locale) => [reasonKey(locale), locale]))

/** Values of a new part number by place (`document-values.ts`). */
export const rowOf = (values: Variant['values']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (value === null || value === '') return []
      const locale = columnLocales.get(key)
      return [[locale === undefined ? placePart(key) : `${placePart(key)}:${locale}`, value]]
    }),
  )

/** Plan of the part numbers in a file, as changes of products. */
export function planParts(
  sheets: readonly ReadSheet[],
  present: PresentCatalogue,
  language: string,
): SheetPlan {
  const { products, created, ...plan } = planPartNumbers(sheets, present, language)
  const changes = new Map<number, PlannedChange[]>()
  const changesOf = (product: number): PlannedChange[] => {
    const known = changes.get(product) ?? []
    changes.set(product, known)
    return known
  }
  for (const { product, changes: list } of products)
    for (const { before = null, after = null, path, ...change } of list) {
      const parts = path.split('/')
      const key = parts.slice(2).join('/')
      const place = [...parts.slice(0, 2), placePart(key)].join('/')
      changesOf(product).push({ ...change, path: place, before, after })
    }
  for (const { product, partNumber, values, place } of created)
    changesOf(product).push({
      path: `variants/${placePart(`${partNumber} 0`)}`,
      locale: null,
      before: null,
      after: { row: rowOf(values) },
      place,
    })
  return {
    ...plan,
    created: [],
    documents: [...changes].map(([id, list]) => ({ collection: 'products', id, changes: list })),
  }
}
