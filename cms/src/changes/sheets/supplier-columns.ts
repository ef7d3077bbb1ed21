import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import {
  headOf,
  rowKeyLabels,
  rowKeys,
  valueColumns,
} from '#src/content/variants/cells/part-number-columns.ts'
import type { SheetSubcategory } from '#src/content/variants/cells/sheet-product.ts'
import { tradeKeys } from '#src/content/variants/trade-attributes.ts'
import { textOf } from '#src/platform/labels.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { TargetColumn } from './sheet-shapes.ts'
import type { SupplierColumns } from './named-columns.ts'

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

function groupOf(
  key: string,
  locale: Locale | null,
  attributes: ReadonlySet<string>,
): TargetColumn['group'] {
  if (locale !== null) return 'text'
  if (attributes.has(key)) return 'attribute'
  return tradeKeys.includes(key) ? 'packing' : 'product'
}

/**
 * Columns that one of a spreadsheet can mean: those that identify a part number, then those of all of
 * them and the attributes of all subcategories by their label.
 */
export function targetColumns(
  subcategories: readonly SheetSubcategory[],
  language: string,
): TargetColumn[] {
  const identifying = Object.values(rowKeys).map((key) => ({
    key,
    label: textOf(rowKeyLabels[key], language),
    names: Object.values(rowKeyLabels[key]),
    group: 'product' as const,
    locale: null,
    isNumber: false,
  }))
  const found = new Map<string, TargetColumn>()
  for (const subcategory of subcategories) {
    const own = new Set(subcategory.attributes.map(({ key }) => key))
    for (const { key, declared, labels, locale, unit } of valueColumns(subcategory, language)) {
      const label = headOf(declared.label, unit)
      // the same key may have another label in another subcategory
      found.set(`${key} ${label}`, {
        key,
        label,
        names: [...new Set(Object.values(labels))],
        group: groupOf(key, locale, own),
        locale,
        isNumber: declared.type === 'number' || declared.type === 'range',
      })
    }
  }
  const others = [...found.values()].toSorted((a, b) => a.label.localeCompare(b.label, language))
  return [...identifying, ...others]
}

/**
 * Columns of all suppliers as they were named at a time, now if none is given; those that were named
 * last first. A time of the database that JavaScript has read has milliseconds only.
 */
export const readSupplierColumns = (req: Req, at?: Date | string): Promise<SupplierColumns[]> =>
  rows<SupplierColumns>(
    req.payload,
    sql`
    select supplier, heads, columns from (
      select distinct on (supplier) * from supplier_columns
      where date_trunc('milliseconds', saved_at) <= coalesce(${at ? new Date(at).toISOString() : null}::timestamptz, 'infinity')
      order by supplier, saved_at desc
    ) named where columns <> '{}' order by saved_at desc, supplier`,
    req.transactionID === undefined ? undefined : { transactionID: req.transactionID },
  )

/**
 * Keeps the columns of a supplier; without columns it is forgotten. The former ones stay for files
 * that were given before.
 */
export async function saveSupplierColumns(
  req: Req,
  { supplier, heads, columns }: SupplierColumns,
  author: number,
): Promise<void> {
  await rows(
    req.payload,
    sql`
    insert into supplier_columns (supplier, heads, columns, saved_by)
    values (${supplier}, ${sql.param([...heads])}::text[], ${JSON.stringify(columns)}::jsonb, ${author}::int)`,
  )
}
