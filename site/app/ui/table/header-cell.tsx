import { Icon } from '#app/ui/elements/icon.tsx'
import type { Sort } from './sort-rows.ts'
import styles from './data-table.module.css'

export type DataColumn = {
  key: string
  label: string
  unit?: string | null | undefined
  /** Letter on the dimensioned drawing. */
  symbol?: string | null | undefined
  numeric: boolean
}

type HeaderCellProps = {
  column: DataColumn
  index: number
  sort: Sort
  /** Undefined before hydration; then the header is plain text. */
  sortLabel: ((values: { column: string }) => string) | undefined
  onSort: (index: number) => void
}

export function HeaderCell({ column, index, sort, sortLabel, onSort }: HeaderCellProps) {
  const direction = sort?.index === index ? sort.direction : undefined
  const words = (
    <>
      <span className={styles.name}>
        {column.label}
        {column.symbol && <b className={styles.symbol}>{column.symbol}</b>}
      </span>
      {column.unit && <small className={styles.unit}>{column.unit}</small>}
    </>
  )
  return (
    <th scope="col" data-numeric={column.numeric || undefined} aria-sort={direction}>
      {sortLabel ? (
        <button
          type="button"
          className={styles.sort}
          title={sortLabel({ column: column.label })}
          onClick={() => onSort(index)}
        >
          <span className={styles.words}>{words}</span>
          <Icon
            name={
              direction === 'ascending'
                ? 'arrow-up'
                : direction === 'descending'
                  ? 'arrow-down'
                  : 'sort'
            }
            size="small"
          />
        </button>
      ) : (
        <span className={styles.sort}>
          <span className={styles.words}>{words}</span>
        </span>
      )}
    </th>
  )
}
