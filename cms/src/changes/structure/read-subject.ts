import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Reader } from '#src/changes/sheets/read-collections.ts'
import { textIn } from '#src/content/variants/cells/sheet-product.ts'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { attributeColumns } from './make-rules.ts'
import { productsIn, readProducts, readSubcategory } from './read-structure.ts'
import type { StructureProduct, StructureSubcategory } from './read-structure.ts'
import type { StructureAttribute, StructureSubject } from './structure-shapes.ts'
import { ownValue } from './own-value.ts'

/** Distinct values of an attribute that are sent. */
const maxDistinct = 60

/** Attributes of a subcategory with the values that the latest versions of its products have. */
function attributesWithValues(
  { id, draft }: StructureSubcategory,
  products: readonly StructureProduct[],
  language: string,
): StructureAttribute[] {
  const variants = products
    .filter((product) => product.draft.subcategory === id)
    .flatMap((product) => product.draft.variants)
  const columns = attributeColumns(draft.attributes, language)
  return draft.attributes.filter(isColumn).flatMap((attribute): StructureAttribute[] => {
    const column = columns.get(attribute.key)
    if (!column) return []
    const { key, declared } = column
    const values = variants
      .map((variant) => ownValue(variant.values, key) ?? '')
      .filter((one) => one !== '')
    const counts = new Map<string, number>()
    for (const value of values) {
      const text = formatCell(value, declared, language)
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    const distinct = [...counts].toSorted(([, a], [, b]) => b - a)
    return [
      {
        key,
        label: declared.label,
        type: declared.type,
        unit: column.unit,
        decimals: declared.decimals,
        labels: attribute.label ?? {},
        choices: declared.choices.map((choice) => ({
          ...choice,
          count: values.filter((value) => value === choice.value).length,
        })),
        count: values.length,
        distinct: distinct.slice(0, maxDistinct).map(([text, count]) => ({ text, count })),
        moreDistinct: Math.max(0, distinct.length - maxDistinct),
      },
    ]
  })
}

async function targetsOf(req: Reader, language: string): Promise<StructureSubject['targets']> {
  const { docs } = await req.payload.find({
    collection: 'subcategories',
    select: { title: true },
    sort: 'position',
    depth: 0,
    draft: true,
    pagination: false,
    locale: 'all',
  })
  return docs.map(({ id, title }) => ({
    id,
    title: textIn(Object(title), localeOfPanel(language)) || String(id),
  }))
}

/** What can be mapped: of products that move, or of the subcategory whose attributes change. */
export async function readSubject(
  req: Reader,
  subject: { products: readonly number[] } | { subcategory: number },
  language: string,
): Promise<StructureSubject> {
  const isMove = 'products' in subject
  const ids = isMove ? subject.products : await productsIn(req, subject.subcategory)
  const found = await readProducts(req, ids, language)
  const products = found.filter(({ isTrashed }) => !isTrashed)
  const former = isMove
    ? [...new Set(products.flatMap(({ draft }) => draft.subcategory ?? []))]
    : [subject.subcategory]
  const groups: StructureSubject['groups'] = []
  for (const id of former) {
    const subcategory = await readSubcategory(req, id, language)
    if (!subcategory) continue
    const { title } = subcategory
    groups.push({ id, title, attributes: attributesWithValues(subcategory, found, language) })
  }
  return {
    products: products.map(({ id, title, draft }) => ({
      id,
      title,
      partNumbers: draft.variants.length,
    })),
    groups,
    targets: isMove ? await targetsOf(req, language) : [],
  }
}
