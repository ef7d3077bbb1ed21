import { Fragment } from 'react'
import type { Answer } from '@vitrine/contract/client'
import { AddToList } from '#app/features/cards/add-to-list.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import type { ComparedGroup } from '#shared/comparison/comparison-rows.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { comparisonTexts } from '#texts/comparison.js'
import styles from './comparison-table.module.css'

type Comparison = Answer<'comparison-read'>
type Column = Comparison['columns'][number]

const columnKey = ({ product, part_number: number }: Column): string => `${product} ${number ?? ''}`

/**
 * Attributes as rows, part numbers and products as columns. A sign and a word mark the rows that
 * differ.
 */
export function ComparisonTable({
  read: { columns, products },
  groups,
  only,
  pathWithout,
}: {
  read: Comparison
  groups: readonly ComparedGroup[]
  /** Shows only the rows in which the columns differ. */
  only: boolean
  /** Path of the comparison without the column at an index. */
  pathWithout: (index: number) => string
}) {
  const texts = useTexts(comparisonTexts)
  const shown = groups
    .map(({ kind, rows }) => ({ kind, rows: only ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <div
      className={styles.frame}
      // scrolls horizontally if the columns do not fit
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={texts.table}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.attribute}</th>
            {columns.map((column, index) => (
              <ColumnHeader
                key={columnKey(column)}
                column={column}
                product={products.find(({ id }) => id === column.product)}
                removePath={pathWithout(index)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ kind, rows }) => (
            <Fragment key={kind}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{texts.groups[kind]}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <ComparisonRow key={row.key} row={row} columns={columns} />
              ))}
            </Fragment>
          ))}
          {shown.length === 0 ? (
            <tr>
              <td colSpan={columns.length + 1}>{only ? texts.same : texts.nothing}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  )
}

/** Picture, name, life cycle and actions of a compared part number or product. */
function ColumnHeader({
  column: { part_number: number, code, title, state, successor },
  product,
  removePath,
}: {
  column: Column
  product: Comparison['products'][number] | undefined
  /** Path of the comparison without this column. */
  removePath: string
}) {
  const locale = useLocale()
  const texts = useTexts(comparisonTexts)
  const name = number ?? (title || code)
  return (
    <th scope="col" className={styles.column}>
      <div className={styles.picture}>
        <Picture image={product?.main_image ?? null} sizes="180px" ratio="4/3" />
      </div>
      {product ? (
        <Link
          className={number === null ? styles.title : styles.code}
          href={productPath({ ...product, matched_part_number: number }, locale)}
        >
          {name}
        </Link>
      ) : (
        name
      )}
      <span className={styles.what}>
        {number === null ? texts.partNumbers({ count: product?.part_numbers.count ?? 0 }) : title}
      </span>
      {state ? (
        <span className={styles.what}>
          <Label tone={state.value === 'new' ? 'success' : 'error'} framed>
            {state.label}
          </Label>
        </span>
      ) : null}
      {successor ? (
        <Link
          className={styles.what}
          href={productPath(
            { ...successor.product, matched_part_number: successor.part_number },
            locale,
          )}
        >
          → {successor.part_number ?? successor.product.title}
        </Link>
      ) : null}
      <span className={`${styles.actions} no-print`}>
        {number === null ? null : <AddToList code={number} />}
        <Link
          className={styles.remove}
          href={removePath}
          rel="nofollow"
          aria-label={texts.remove({ name })}
          title={texts.remove({ name })}
        >
          <Icon name="close" size="small" />
        </Link>
      </span>
    </th>
  )
}

/** Values of an attribute; marked if they differ, unless there is one column. */
function ComparisonRow({
  row: { label, unit, cells, differs },
  columns,
}: {
  row: ComparedGroup['rows'][number]
  columns: readonly Column[]
}) {
  const texts = useTexts(comparisonTexts)
  const marked = differs && columns.length > 1
  return (
    <tr data-differs={marked || undefined}>
      <th scope="row">
        {label}
        {unit === null ? null : <span className={styles.unit}> ({unit})</span>}
        {marked ? (
          <span className={styles.mark}>
            <span aria-hidden="true">≠ </span>
            {texts.differs}
          </span>
        ) : null}
      </th>
      {columns.map((column, index) => (
        <td key={columnKey(column)}>
          {cells[index] ?? <span className={styles.none}>{texts.notStated}</span>}
        </td>
      ))}
    </tr>
  )
}
