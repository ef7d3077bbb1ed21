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

/** Attributes as rows, part numbers and products as columns. Rows that differ have a mark and a word. */
export function ComparisonTable({
  read: { columns, products },
  groups,
  only,
  pathWithout,
}: {
  read: Answer<'comparison-read'>
  groups: readonly ComparedGroup[]
  /** Leaves out the rows in which nothing differs. */
  only: boolean
  /** Path of the comparison without the column at a place. */
  pathWithout: (place: number) => string
}) {
  const locale = useLocale()
  const texts = useTexts(comparisonTexts)
  const shown = groups
    .map(({ kind, rows }) => ({ kind, rows: only ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <div
      className={styles.frame}
      // scrolls sideways where the columns do not fit
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
            {columns.map((column, place) => {
              const { product: id, part_number: number, code, title, state, successor } = column
              const product = products.find((one) => one.id === id)
              const name = number ?? (title || code)
              return (
                <th key={`${id} ${number ?? ''}`} scope="col" className={styles.column}>
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
                    {number === null
                      ? texts.partNumbers({ count: product?.part_numbers.count ?? 0 })
                      : title}
                  </span>
                  {state ? (
                    <span className={styles.what}>
                      <Label tone={state.value === 'new' ? 'earth' : 'red'} framed>
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
                      href={pathWithout(place)}
                      rel="nofollow"
                      aria-label={texts.remove({ name })}
                      title={texts.remove({ name })}
                    >
                      <Icon name="close" size="small" />
                    </Link>
                  </span>
                </th>
              )
            })}
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
              {rows.map(({ key, label, unit, cells, differs }) => {
                const marked = differs && columns.length > 1
                return (
                  <tr key={key} data-differs={marked || undefined}>
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
                    {columns.map(({ product, part_number: number }, place) => (
                      <td key={`${product} ${number ?? ''}`}>
                        {cells[place] ?? <span className={styles.none}>{texts.notStated}</span>}
                      </td>
                    ))}
                  </tr>
                )
              })}
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
