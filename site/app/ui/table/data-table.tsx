import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ChoiceLook } from '#app/ui/elements/choice-look.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { HeaderCell } from './header-cell.tsx'
import type { DataColumn } from './header-cell.tsx'
import { PartNumberCell } from './part-number-cell.tsx'
import { nextSort, sortRows } from './sort-rows.ts'
import type { DataRow, Sort } from './sort-rows.ts'
import styles from './data-table.module.css'
import bar from './table-bar.module.css'

export type DataTableLabels = {
  partNumber: string
  /** Accessible name of the copy button: "Copiar AB-50". */
  copy: (values: { code: string }) => string
  copied: (values: { code: string }) => string
  sortBy: (values: { column: string }) => string
  /** Number of filtered rows: "12 de 48 códigos". */
  shown?: ((values: { count: number; total: number }) => string) | undefined
  none?: string | undefined
}

export type DataTableProps = {
  /** Caption of the table and accessible name of its scrolling region. */
  caption: string
  columns: DataColumn[]
  rows: DataRow[]
  /** Number of rows without the filters. */
  total?: number | undefined
  labels: DataTableLabels
  highlightedId?: string | undefined
  /** Heading in the left of the row above the table. */
  heading?: ReactNode
  /** Files and tools of the table, beside the heading. */
  actions?: ReactNode
  /** Filters, below the heading. */
  filters?: ReactNode
  /** Additional content of the first cell of each row, beside its part number. */
  actionOf?: ((row: DataRow) => ReactNode) | undefined
}

/** Table of part numbers. JavaScript adds sorting and copying. */
export function DataTable({
  caption,
  columns,
  rows,
  labels,
  highlightedId,
  total = rows.length,
  heading,
  actions,
  filters,
  actionOf,
}: DataTableProps) {
  const hydrated = useHydrated()
  const [sort, setSort] = useState<Sort>(null)
  const [announcement, setAnnouncement] = useState('')

  const shown = sortRows(rows, sort)

  useScrollToRow(highlightedId)
  return (
    <div className={styles.table}>
      <TableBar
        heading={heading}
        actions={actions}
        filters={filters}
        count={rows.length < total ? labels.shown?.({ count: rows.length, total }) : undefined}
      />
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access */}
        <section className={styles.scroll} aria-label={caption} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                <HeaderCell
                  column={{ key: 'partNumber', label: labels.partNumber, numeric: false }}
                  index={-1}
                  sort={sort}
                  sortLabel={hydrated ? labels.sortBy : undefined}
                  onSort={(index) => setSort(nextSort(sort, index))}
                />
                {columns.map((column, index) => (
                  <HeaderCell
                    key={column.key}
                    column={column}
                    index={index}
                    sort={sort}
                    sortLabel={hydrated ? labels.sortBy : undefined}
                    onSort={() => setSort(nextSort(sort, index))}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr
                  key={row.id}
                  id={row.id}
                  data-highlighted={row.id === highlightedId || undefined}
                >
                  <PartNumberCell
                    partNumber={row.partNumber}
                    href={row.href}
                    current={row.id === highlightedId}
                    copyLabel={hydrated ? labels.copy({ code: row.partNumber }) : undefined}
                    note={row.note}
                    onCopied={() => setAnnouncement(labels.copied({ code: row.partNumber }))}
                  >
                    {actionOf?.(row)}
                  </PartNumberCell>
                  {columns.map((column, index) => (
                    <ValueCell key={column.key} cell={row.cells[index]} numeric={column.numeric} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length === 0 && labels.none && <p className={styles.none}>{labels.none}</p>}
        </section>
      </div>
      <output className="visually-hidden" aria-live="polite">
        {announcement}
      </output>
    </div>
  )
}

/** Row above the table: heading, tools, filters and the number of filtered rows. */
function TableBar({
  heading,
  actions,
  filters,
  count,
}: Pick<DataTableProps, 'heading' | 'actions' | 'filters'> & { count: string | undefined }) {
  if (!heading && !actions && !filters) return null
  return (
    <div className={bar.bar}>
      {heading && <div className={bar.heading}>{heading}</div>}
      {actions && <div className={bar.actions}>{actions}</div>}
      {filters && <div className={bar.filters}>{filters}</div>}
      {count === undefined ? null : (
        <p className={bar.count} role="status">
          {count}
        </p>
      )}
    </div>
  )
}

/** Value of a row. A single link has the value as its text; several links have their own labels. */
function ValueCell({
  cell: { look, text = '', links = [] } = {},
  numeric,
}: {
  cell: Partial<DataRow['cells'][number]> | undefined
  numeric: boolean | undefined
}) {
  return (
    <td data-numeric={numeric || undefined}>
      <ChoiceLook look={look} />
      {links[1] || !links[0] ? text : null}
      {links.map(({ label, href }) => (
        <Link key={href} className={links[1] ? styles.several : styles.named} href={href}>
          {links[1] ? label : text}
        </Link>
      ))}
    </td>
  )
}

/** Scrolls the table, but not the page, to a row outside its visible area. */
function useScrollToRow(id: string | undefined): void {
  useEffect(() => {
    const row = id ? document.getElementById(id) : null
    const region = row?.closest('section')
    if (!row || !region) return
    const { top, height } = row.getBoundingClientRect()
    const offset = top - region.getBoundingClientRect().top
    // the header row is sticky and covers the top of the region
    const head = region.querySelector('th')?.offsetHeight ?? 0
    if (offset >= head && offset + height <= region.clientHeight) return
    // centers the row, with whole rows below the header
    const above = Math.floor((region.clientHeight - head) / 2 / height)
    region.scrollTop += offset - head - above * height
  }, [id])
}
