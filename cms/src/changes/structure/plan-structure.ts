import { isDeepStrictEqual } from 'node:util'
import type { PlacedChange, Refusal } from '#src/changes/sheets/plan.ts'
import type { Reader } from '#src/changes/sheets/read-collections.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { structureTexts } from '#texts/structure.js'
import type { AttributeRow } from './attribute-rows.ts'
import { checkRequest } from './check-request.ts'
import { completeConverted } from './complete-converted.ts'
import { planCompleteness } from './completeness-keys.ts'
import { convertProduct } from './convert-product.ts'
import type { ConvertedProduct, PlannedCell } from './convert-product.ts'
import { attributeColumns, moveLinks, rulesOf } from './make-rules.ts'
import { applyOperations, checkKeys, withNotes } from './operations.ts'
import type { Operated } from './operations.ts'
import { fieldChanges, productsIn, readProducts, readSubcategory } from './read-structure.ts'
import type { StructureProduct, StructureSubcategory } from './read-structure.ts'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import type { StructureRequest } from './request.ts'
import type { Rule } from './rule.ts'
import { placeOfDocument } from './structure-changes.ts'
import type { StructureChanges, StructureDocument } from './structure-changes.ts'
import { ownValue } from './own-value.ts'

const { deleted, refusals } = labelsOf(structureTexts)

/** Plan of a change of the structure, with what its page shows. */
export interface StructurePlan {
  plan: StructureChanges
  /** Subcategory whose attributes the products have afterwards. */
  target: StructureSubcategory
  /** Its attributes afterwards. */
  attributes: AttributeRow[]
  /** Rules by former subcategory. */
  rules: ReadonlyMap<number, readonly Rule[]>
  /** Titles of the former subcategories. */
  titles: ReadonlyMap<number, string>
  products: readonly StructureProduct[]
  converted: readonly ConvertedProduct[]
}

async function subcategoryOf(
  req: Reader,
  id: number,
  language: string,
): Promise<StructureSubcategory> {
  const found = await readSubcategory(req, id, language)
  if (!found) throw new PlanRefused(refusals.noSubcategory, language)
  return found
}

/** Values of an attribute of the products of a subcategory, in both states. */
function valuesIn(products: readonly StructureProduct[], subcategory: number, key: string) {
  const states = products.flatMap((product) => [product.draft, product.public ?? []].flat())
  return states
    .filter((state) => state.subcategory === subcategory)
    .flatMap(({ variants }) =>
      variants.flatMap(({ values }): AttributeValue[] =>
        ownValue(values, key) === undefined ? [] : [ownValue(values, key) ?? null],
      ),
    )
}

type Parts = Omit<StructurePlan, 'plan' | 'converted'> & {
  subcategory: { draft: Operated | undefined; public: Operated | undefined }
}

async function partsOfOperations(
  req: Reader,
  request: StructureRequest & { kind: 'attributes' },
  language: string,
): Promise<Parts> {
  const target = await subcategoryOf(req, request.subcategory, language)
  const { id, title } = target
  const products = await readProducts(req, await productsIn(req, id), language)
  const before = attributeColumns(target.draft.attributes, language)
  const valuesOf = (key: string) => valuesIn(products, id, key)
  const distinctOf = (key: string): string[] => {
    const column = before.get(key)
    if (!column) return []
    return [...new Set(valuesOf(key).map((each) => formatCell(each, column.declared, language)))]
  }
  const operate = (rows: readonly AttributeRow[], operations = request.operations): Operated =>
    applyOperations(rows, operations, { distinctOf, language })
  const draft = operate(target.draft.attributes)
  // the public declaration may lack an attribute of the latest version
  const published = target.public?.attributes
  const ofPublished = request.operations.filter(({ from }) =>
    published?.some(({ key }) => key === from),
  )
  const after = attributeColumns(draft.rows, language)
  return {
    target,
    attributes: draft.rows,
    rules: new Map([[id, rulesOf(draft.links, { before, after, valuesOf })]]),
    titles: new Map([[id, title]]),
    products,
    subcategory: {
      draft,
      public: published && operate(published, ofPublished),
    },
  }
}

async function partsOfMove(
  req: Reader,
  request: StructureRequest & { kind: 'move' },
  language: string,
): Promise<Parts> {
  const target = await subcategoryOf(req, request.target, language)
  const found = await readProducts(req, request.products, language)
  const products = found.filter(({ isTrashed }) => !isTrashed)
  const notes = request.rules.flatMap(({ how }) => (how.note === undefined ? [] : [how.note]))
  const attributes = withNotes(target.draft.attributes, notes)
  checkKeys(target.draft.attributes, attributes, language)
  const after = attributeColumns(attributes, language)
  const former = new Set(
    products.flatMap((each) => [each.draft.subcategory, each.public?.subcategory ?? null]),
  )
  const rules = new Map<number, readonly Rule[]>()
  const titles = new Map<number, string>()
  for (const id of former) {
    if (id === null || id === target.id) continue
    const source = await readSubcategory(req, id, language)
    const before = attributeColumns(source?.draft.attributes ?? [], language)
    const own = request.rules.filter(({ subcategory }) => subcategory === id)
    const valuesOf = (key: string) => valuesIn(products, id, key)
    rules.set(id, rulesOf(moveLinks(before, after, own), { before, after, valuesOf }))
    titles.set(id, source?.title ?? String(id))
  }
  const isSame = attributes.length === target.draft.attributes.length
  const published = target.public
  return {
    target,
    attributes,
    rules,
    titles,
    products,
    subcategory: {
      draft: isSame ? undefined : { rows: attributes, links: [] },
      public:
        isSame || !published
          ? undefined
          : { rows: withNotes(published.attributes, notes), links: [] },
    },
  }
}

/** Changes of both states of a document. */
function documentOf(
  document: Pick<StructureDocument, 'collection' | 'id'>,
  changes: { draft: readonly ValueChange[]; public: readonly ValueChange[] },
  title: string,
): StructureDocument[] {
  if (changes.draft.length + changes.public.length === 0) return []
  const place = placeOfDocument(title)
  const placed = (list: readonly ValueChange[]): PlacedChange[] =>
    list.map((change) => ({ ...change, place }))
  return [{ ...document, changes: placed(changes.draft), public: placed(changes.public) }]
}

/** True for a value of an attribute of which nobody decided what happens to it. */
const isUndecided = ({ outcome, rule }: PlannedCell): boolean =>
  outcome === 'refused' && rule.action === 'open'

const refusalOf = (cell: PlannedCell, language: string): Refusal => ({
  sheet: `${cell.title}, ${cell.partNumber}`,
  row: cell.row,
  column: '',
  head: cell.rule.from.declared.label,
  value: formatCell(cell.before, cell.rule.from.declared, language),
  reason: 'invalid',
  message: isUndecided(cell) ? cell.reason : textOf(deleted({ reason: cell.reason }), language),
  ...(isUndecided(cell) ? { isUndecided: true } : {}),
})

/** Rows by what became of their cells. */
function countsOf(
  products: readonly StructureProduct[],
  converted: readonly ConvertedProduct[],
): StructureChanges['counts'] {
  const cells = converted.flatMap((each) => each.cells)
  const changed = new Set([
    ...cells
      .filter(({ outcome, rule, key }) => outcome !== 'same' || rule.to[0]?.key !== key)
      .map(({ product, partNumber }) => `${product} ${partNumber}`),
    ...products.flatMap(({ id, draft }, at) =>
      draft.variants.flatMap(({ part_number: code, values }, row) =>
        isDeepStrictEqual(values, converted[at]?.draft.variants[row]?.values)
          ? []
          : [`${id} ${code}`],
      ),
    ),
  ])
  const all = products.reduce((sum, { draft }) => sum + draft.variants.length, 0)
  return {
    created: 0,
    changed: Math.max(1, changed.size),
    equal: Math.max(0, all - changed.size),
    refused: cells.filter(({ outcome }) => outcome === 'refused').length,
  }
}

/**
 * Plan of a change of the structure: the attributes of the subcategory first, then the values of its
 * products, the latest version and what visitors read each on its own.
 *
 * @throws {PlanRefused}
 */
export async function planStructure(
  req: Reader,
  request: StructureRequest,
  language: string,
): Promise<StructurePlan> {
  checkRequest(request, language)
  const { subcategory, ...parts } =
    request.kind === 'move'
      ? await partsOfMove(req, request, language)
      : await partsOfOperations(req, request, language)
  const { target, rules, products } = parts
  const carried = products.map((product) =>
    convertProduct(product, {
      rulesFor: (id) => (id === null ? undefined : rules.get(id)),
      target: request.kind === 'move' ? request.target : undefined,
      language,
    }),
  )
  const converted =
    request.kind === 'move'
      ? carried
      : completeConverted(products, carried, {
          operations: request.operations,
          draft: subcategory.draft?.rows ?? [],
          public: subcategory.public?.rows ?? [],
          subcategory: request.subcategory,
          language,
        })
  const declared = (before: { attributes: AttributeRow[] } | null, after: Operated | undefined) =>
    before && after ? fieldChanges(req, 'subcategories', before, { attributes: after.rows }) : []
  const documents = [
    ...documentOf(
      { collection: 'subcategories', id: target.id },
      {
        draft: declared(target.draft, subcategory.draft),
        public: declared(target.public, subcategory.public),
      },
      target.title,
    ),
    ...products.flatMap((product, at) => {
      const after = converted[at]
      if (!after) return []
      return documentOf(
        { collection: 'products', id: product.id },
        {
          draft: fieldChanges(req, 'products', product.draft, after.draft),
          public:
            product.public && after.public
              ? fieldChanges(req, 'products', product.public, after.public)
              : [],
        },
        product.title,
      )
    }),
    ...(request.kind === 'attributes'
      ? await planCompleteness(req, request.subcategory, subcategory.draft?.links ?? [])
      : []),
  ]
  return {
    ...parts,
    converted,
    plan: {
      documents,
      refused: converted
        .flatMap(({ cells }) => cells)
        .filter(({ outcome }) => outcome === 'refused')
        .map((cell) => refusalOf(cell, language)),
      counts: countsOf(products, converted),
    },
  }
}
