import { partSlug } from '@vitrine/contract/product/part-slug'
import { useLocale, useTexts } from '#app/core/language.ts'
import { AddToList } from '#app/features/cards/add-to-list.tsx'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { variantsTable } from '#shared/product/variants-table.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { blocksTexts } from '#texts/blocks.js'
import { productTexts } from '#texts/product.js'
import type { BodyProps } from './body-props.ts'

export const texts = [productTexts]

const addPart = ({ partNumber }: { partNumber: string }) => <AddToList code={partNumber} plain />

/** Table of part numbers with links to their pages and to the parts list. */
export default function PartTable({ block }: BodyProps<'part-table'>) {
  const locale = useLocale()
  const own = useTexts(blocksTexts)
  const product = useTexts(productTexts)
  const { title, columns, rows, total, listed } = block
  const table = variantsTable({ title, attributes: columns, variants: rows }, locale, product)
  const hrefs = new Map(
    rows.map(({ part_number: code, product: of }) => [
      code,
      productPath({ ...of, matched_part_number: code }, locale),
    ]),
  )
  return (
    <>
      <DataTable
        {...table}
        caption={title || own.codes}
        // the same part number may stand in two tables of a page
        rows={table.rows.map((row) => ({
          ...row,
          id: `${block.id}-${partSlug(row.id)}`,
          href: hrefs.get(row.id),
        }))}
        actionOf={listed ? addPart : undefined}
      />
      {total > rows.length ? (
        <p className="mono block-total">{product.variants.shown({ count: rows.length, total })}</p>
      ) : null}
    </>
  )
}
