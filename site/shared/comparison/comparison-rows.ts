import type { Answer } from '@vitrine/contract/client'
import { gtinKey } from '@vitrine/contract/gtin'
import type { Locale } from '@vitrine/configuration/locales'
import { attributeText } from '@vitrine/contract/product/attribute-text'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'

type Read = Answer<'comparison-read'>

export interface ComparedRow {
  key: string
  label: string
  unit: string | null
  /** Text of each column; null if the value is not stated. */
  cells: (string | null)[]
  /** True if the columns have different values, or some column has none. */
  differs: boolean
}

export interface ComparedGroup {
  /**
   * `technical`: values of part numbers; `family`: facts of a product; `tooling`: tools that apply
   * the part number; `trade`: packing and order data.
   */
  kind: 'technical' | 'family' | 'tooling' | 'trade'
  rows: ComparedRow[]
}

interface Texts {
  yes: string
  no: string
  notStated: string
  values: (values: { count: number }) => string
  purpose: string
  certificates: string
}

/** Maximum number of texts that a cell lists; a larger number is counted. */
const maxListed = 6

const tradeKeys: readonly string[] = ['packing', gtinKey]

const isNumeric = (value: AttributeValue): value is number | [number, number] =>
  typeof value === 'number' || Array.isArray(value)

/** Values of a product's part numbers as one text; numbers as a range. */
function textOf(
  attribute: Attribute,
  values: readonly AttributeValue[],
  locale: Locale,
  texts: Texts,
): string {
  const [first, ...more] = values
  if (more.length === 0) return attributeText(attribute, first, locale, texts)
  if (values.every(isNumeric)) {
    const ends = values.flat()
    return attributeText(attribute, [Math.min(...ends), Math.max(...ends)], locale, texts)
  }
  const order = attribute.choices.map(({ value }) => value)
  const listed = new Set(
    values
      .toSorted((a, b) => order.indexOf(String(a)) - order.indexOf(String(b)))
      .map((value) => attributeText(attribute, value, locale, texts)),
  )
  return listed.size > maxListed ? texts.values({ count: listed.size }) : [...listed].join(', ')
}

/** Value used to compare columns: numbers as stored, other values as displayed. */
const comparable = (
  attribute: Attribute,
  values: readonly AttributeValue[],
  locale: Locale,
  texts: Texts,
): string =>
  JSON.stringify(
    values
      .map((value) =>
        isNumeric(value) ? JSON.stringify(value) : attributeText(attribute, value, locale, texts),
      )
      .sort(),
  )

/** Row of texts; no row if no column has a text. */
function textRow(key: string, label: string, cells: (string | null)[]): ComparedRow[] {
  return cells.every((cell) => cell === null)
    ? []
    : [{ key, label, unit: null, cells, differs: new Set(cells).size > 1 }]
}

const joined = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : texts.join(', ')

/**
 * Rows of facts of the columns' products: purpose, facts by label, certificates. A fact with the
 * label of a table column, such as the range of a family, is omitted: the table's row replaces it.
 */
function familyRows(
  { columns, products }: Read,
  named: ReadonlySet<string>,
  texts: Texts,
): ComparedRow[] {
  const labels = new Map(
    columns.flatMap(({ facts }) => facts.map(({ label }) => [label.toLowerCase(), label])),
  )
  return [
    ...textRow(
      'purpose',
      texts.purpose,
      columns.map(({ product }) => products.find(({ id }) => id === product)?.description || null),
    ),
    ...[...labels]
      .filter(([name]) => !named.has(name))
      .flatMap(([name, label]) =>
        textRow(
          `fact ${name}`,
          label,
          columns.map(({ facts }) =>
            joined(
              facts.filter((fact) => fact.label.toLowerCase() === name).map(({ value }) => value),
            ),
          ),
        ),
      ),
    ...textRow(
      'certificates',
      texts.certificates,
      columns.map(({ certificates }) => joined(certificates)),
    ),
  ]
}

/** Rows of the tooling of the columns: part numbers of each role, then conditions. */
function toolingRows({ columns, tooling }: Read, locale: Locale, texts: Texts): ComparedRow[] {
  return [
    ...tooling.roles.flatMap(({ key, label }) =>
      textRow(
        `role ${key}`,
        label,
        columns.map((column) => joined(column.tooling.parts[key] ?? [])),
      ),
    ),
    ...tooling.conditions.flatMap((attribute) =>
      textRow(
        `condition ${attribute.key}`,
        attribute.label,
        columns.map((column) => {
          const own = column.tooling.values[attribute.key] ?? []
          return own.length === 0 ? null : textOf(attribute, own, locale, texts)
        }),
      ).map((row) => ({ ...row, unit: attribute.unit })),
    ),
  ]
}

/**
 * Attributes that at least one column states, in table order: those of the first column's product,
 * then further ones of the next. Attributes of two products share a row if key and unit are equal.
 * Rows of facts and tooling follow.
 */
export function comparisonGroups(read: Read, locale: Locale, texts: Texts): ComparedGroup[] {
  const { columns, products } = read
  const productOf = (id: number) => products.find((product) => product.id === id)
  const rowKey = ({ key, unit }: Attribute) => `${key} ${unit ?? ''}`
  const attributes = new Map<string, Attribute>()
  for (const { product } of columns)
    for (const attribute of productOf(product)?.attributes ?? [])
      if (!attributes.has(rowKey(attribute))) attributes.set(rowKey(attribute), attribute)

  const rows = [...attributes].flatMap(([key, { key: name, label, unit }]) => {
    const stated = columns.map(({ product, values }) => {
      const attribute = productOf(product)?.attributes.find(
        (candidate) => rowKey(candidate) === key,
      )
      const own = attribute ? (values[attribute.key] ?? []) : []
      return attribute && own.length > 0
        ? {
            text: textOf(attribute, own, locale, texts),
            compared: comparable(attribute, own, locale, texts),
          }
        : undefined
    })
    if (stated.every((cell) => cell === undefined)) return []
    const differs = new Set(stated.map((cell) => cell?.compared)).size > 1
    const cells = stated.map((cell) => cell?.text ?? null)
    return [{ name, row: { key, label, unit, cells, differs } satisfies ComparedRow }]
  })
  const ofKind = (isTrade: boolean) =>
    rows.filter(({ name }) => tradeKeys.includes(name) === isTrade).map(({ row }) => row)
  const groups: ComparedGroup[] = [
    { kind: 'technical', rows: ofKind(false) },
    {
      kind: 'family',
      rows: familyRows(read, new Set(rows.map(({ row }) => row.label.toLowerCase())), texts),
    },
    { kind: 'tooling', rows: toolingRows(read, locale, texts) },
    { kind: 'trade', rows: ofKind(true) },
  ]
  return groups.filter((group) => group.rows.length > 0)
}
