import { checkTooling } from '#src/content/tooling/check-tooling.ts'
import { gridColumns } from '#src/content/tooling/declaration.ts'
import type { StoredTooling } from '#src/content/tooling/declaration.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { labelsOf, localeOfPanel } from '#src/platform/labels.ts'
import { sheetsTexts } from '#texts/sheets.js'
import { toolingTexts } from '#texts/tooling.js'
import { gridValueColumns } from './grid-kind.ts'
import type { GridKey, GridKind, GridOwner, LineKeys } from './grid-kind.ts'
import { rowKeyLabels, rowKeys } from '#src/content/variants/cells/part-number-columns.ts'
import { foldedText, textIn } from '#src/content/variants/cells/sheet-product.ts'
import type { SheetProduct } from '#src/content/variants/cells/sheet-product.ts'

const labels = labelsOf(sheetsTexts)
const { title: name } = labelsOf(toolingTexts)

const lineKey = '@line'

/** Columns that identify a row of tooling: the product, its part number, and the row among those of it. */
export const toolingKeys: readonly GridKey[] = [
  { key: rowKeys.family, labels: rowKeyLabels[rowKeys.family], kind: 'text', isOptional: true },
  { key: rowKeys.title, labels: rowKeyLabels[rowKeys.title], kind: 'text', isOptional: true },
  { key: rowKeys.partNumber, labels: rowKeyLabels[rowKeys.partNumber], kind: 'text' },
  { key: lineKey, labels: labels.line, kind: 'number' },
]

/** Product with the rows of its tooling. */
export interface ToolingProduct extends SheetProduct {
  tooling: readonly Variant[]
}

/** Product of rows, as an owner. */
interface ToolingOwner extends GridOwner {
  product: ToolingProduct
}

const namesOf = ({ family, title, slugs }: SheetProduct): Set<string> =>
  new Set([family, ...Object.values(title), ...slugs].map((text) => foldedText(text ?? '')))

/** Rows of one part number. */
const rowsOfPart = ({ rows }: GridOwner, number: string): number[] =>
  rows.flatMap((row, at) => (normalizePartNumber(row.part_number) === number ? [at] : []))

/** Tooling of products as rows of a sheet; `declared`: its columns in a language of the panel. */
export function toolingRows(
  products: readonly ToolingProduct[],
  declared: (language: string) => StoredTooling,
  language: string,
): GridKind {
  const owners = products.map((product): ToolingOwner => ({
    id: product.id,
    title: textIn(product.title, localeOfPanel(language)),
    rows: product.tooling,
    product,
  }))
  const byPart = new Map<string, ToolingOwner[]>()
  for (const owner of owners)
    for (const number of new Set(
      owner.product.variants.map((variant) => normalizePartNumber(variant.part_number)),
    ))
      byPart.set(number, [...(byPart.get(number) ?? []), owner])
  const partNumbers = new Map(
    owners.map((owner) => [owner.id, owner.product.variants.map((one) => one.part_number)]),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return {
    field: 'tooling',
    collection: 'products',
    name,
    keys: toolingKeys,
    columns: gridValueColumns((each) => gridColumns(declared(each)), {
      language,
      localeOf: () => null,
    }),
    owners,
    identifying: new Set(),
    nameField: null,
    keysOf: (owner, at) => {
      const number = owner.rows[at]?.part_number ?? ''
      const line = owner.rows.slice(0, at).filter((row) => row.part_number === number).length + 1
      return [byId.get(owner.id ?? 0)?.family ?? '', owner.title, number, line]
    },
    resolve: ({ texts, hasColumn }: LineKeys) => {
      const number = normalizePartNumber(texts.get(rowKeys.partNumber) ?? '')
      if (number === '') return { reason: 'missingKey', details: { label: rowKeyLabel(language) } }
      const named = [rowKeys.family, rowKeys.title].flatMap((key) => {
        const text = foldedText(texts.get(key) ?? '')
        return text === '' ? [] : [text]
      })
      const [owner, ...others] = (byPart.get(number) ?? []).filter(({ product }) => {
        const own = namesOf(product)
        return named.every((text) => own.has(text))
      })
      if (!owner) return { reason: 'unknownPart' }
      if (others.length > 0) return { reason: 'severalParts' }
      const rows = rowsOfPart(owner, number)
      const line = texts.get(lineKey)
      if (line !== undefined) {
        const at = /^\d{1,6}$/.test(line) ? rows[Number(line) - 1] : undefined
        return at === undefined ? { reason: 'unknownLine' } : { owner, at }
      }
      const [only, ...further] = hasColumn(lineKey) ? [] : rows
      if (further.length > 0) return { reason: 'severalRows' }
      if (only !== undefined) return { owner, at: only }
      const own = owner.product.variants.find(
        (variant) => normalizePartNumber(variant.part_number) === number,
      )
      return { owner, at: undefined, row: { part_number: own?.part_number ?? '', values: {} } }
    },
    check: (owner, row, isNew) => {
      const rows = isNew ? [...owner.rows, row] : [row]
      return checkTooling(
        rows,
        { declared: declared(language), partNumbers: partNumbers.get(owner.id ?? 0) ?? [] },
        language,
      ).flatMap(({ row: at, key, message }) => (at === rows.length - 1 ? [{ key, message }] : []))
    },
  }
}

const rowKeyLabel = (language: string): string =>
  rowKeyLabels[rowKeys.partNumber][language] ?? rowKeys.partNumber
