import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { ShownValues, ValuePair } from '#src/admin/changes/shown-value.tsx'
import type { RowKind } from '#src/changes/plans/plan-shapes.ts'
import { Button } from '#src/ui/button.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { useTexts } from '#src/platform/language.ts'
import { ScrollArea } from '#src/ui/page-parts.tsx'
import { importPageTexts } from '#texts/import-page.js'
import { nothingOpened, reveal, rowCount, visibleOf } from './comparison-rows.ts'
import type { ComparedColumn, Family, FamilyRow } from './comparison-rows.ts'
import { Tick } from './tick.tsx'
import { isRowTaken, tickOf, withFamilies, withRows } from './ticks.ts'
import type { Left, TickState } from './ticks.ts'

/** Columns from which the table scrolls sideways and its part numbers stay in view. */
const wideFrom = 5

/** Short name of a document: its family, otherwise its title. */
const nameOf = ({ document: { code, title } }: Family): string => code ?? title

function HeadCell({ column: { label, unit, locale } }: { column: ComparedColumn }): ReactNode {
  return (
    <th scope="col">
      {label}
      {unit === null ? null : <small> {unit}</small>}
      {locale === null ? null : <small> {locale.toUpperCase()}</small>}
    </th>
  )
}

interface RowProps {
  row: FamilyRow
  family: Family
  columns: readonly ComparedColumn[]
  isTaken: boolean
  onTick: (isTaken: boolean) => void
}

/** Part number with what changes, and what stays in the other columns. */
function ComparedRow({ row, family, columns, isTaken, onTick }: RowProps): ReactNode {
  const { table: labels } = useTexts(importPageTexts)
  const { partNumber, line, cells, unchanged } = row
  return (
    <tr data-left={isTaken ? undefined : ''}>
      <td>
        <Tick
          state={isTaken ? 'all' : 'none'}
          name={labels.take({ name: partNumber })}
          onTick={onTick}
        />
      </td>
      <th scope="row">{partNumber}</th>
      <td className="comparison__line" title={line?.sheet}>
        {line?.row}
      </td>
      {columns.map(({ id }) => {
        const key = family.keys.get(id)
        const cell = key === undefined ? undefined : cells[key]
        if (key === undefined)
          return (
            <td key={id} className="comparison__absent" title={labels.noColumn}>
              <span className="ui-hidden">{labels.noColumn}</span>
            </td>
          )
        return (
          <td key={id}>
            {cell ? (
              <ValuePair before={cell.before} after={cell.after} />
            ) : (
              <span className="comparison__same">{unchanged[key]}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

interface FamilyProps {
  rowKind: RowKind
  family: Family
  rows: readonly FamilyRow[]
  isOpen: boolean
  columns: readonly ComparedColumn[]
  left: Left
  /** Tick of its rows; decides with the other values whether it is rendered again. */
  state: TickState
  onLeft: (change: (left: Left) => Left) => void
  onOpen: (isOpen: boolean, isWhole: boolean) => void
}

/** Document with its rows. */
function FamilyRows({
  rowKind,
  family,
  rows,
  isOpen,
  columns,
  left,
  state,
  onLeft,
  onOpen,
}: FamilyProps): ReactNode {
  const { table: labels } = useTexts(importPageTexts)
  const { document, changes, more } = family
  const name = nameOf(family)
  const hidden = family.rows.length - rows.length
  const width = Math.max(1, columns.length) + 3
  return (
    <tbody>
      <tr className="comparison__family">
        <td>
          <Tick
            state={state}
            name={labels.take({ name })}
            onTick={(isTaken) => onLeft((former) => withFamilies(former, [family], isTaken))}
          />
        </td>
        <th scope="rowgroup" colSpan={width - 1}>
          <span className="comparison__name">
            <button type="button" aria-expanded={isOpen} onClick={() => onOpen(!isOpen, false)}>
              <ListIcon name="down" />
              {document.code === null ? null : <b>{document.code}</b>} <span>{document.title}</span>
            </button>
            <span className="ui-mono">
              {labels.parts({ count: family.rows.length, rows: rowKind })}
            </span>
            {isOpen && hidden > 0 ? (
              <Button look="link" onClick={() => onOpen(true, true)}>
                {labels.showOthers({ count: hidden })}
              </Button>
            ) : null}
            {document.href === null ? null : (
              <Link
                className="comparison__open"
                href={document.href}
                prefetch={false}
                target="_blank"
                aria-label={labels.open({ name })}
              >
                ↗
              </Link>
            )}
          </span>
        </th>
      </tr>
      {isOpen
        ? changes.map((change) => (
            <tr key={`${change.label} ${change.locale}`} className="comparison__value">
              <th scope="row" colSpan={2}>
                {change.label} {change.locale === null ? null : change.locale.toUpperCase()}
              </th>
              <td className="comparison__line">{document.lines['']?.row}</td>
              <td colSpan={Math.max(1, columns.length)}>
                <ShownValues change={change} />
              </td>
            </tr>
          ))
        : null}
      {rows.map((row) => (
        <ComparedRow
          key={row.key}
          row={row}
          family={family}
          columns={columns}
          isTaken={isRowTaken(left, document, row.key)}
          onTick={(isTaken) =>
            onLeft((former) => withRows(former, { document, rows: [row.key], isTaken }))
          }
        />
      ))}
      {isOpen && more > 0 ? (
        <tr className="comparison__value">
          <td colSpan={width}>{labels.moreRows({ count: more, rows: rowKind })}</td>
        </tr>
      ) : null}
    </tbody>
  )
}

/** Rendered again only if something of its own changed: a comparison has up to 300 documents. */
const LazyFamily = memo(
  FamilyRows,
  (former, next) =>
    former.family === next.family &&
    former.isOpen === next.isOpen &&
    former.rows.length === next.rows.length &&
    former.columns === next.columns &&
    former.state === next.state &&
    (next.state !== 'some' || former.left === next.left),
)

interface TableProps {
  rowKind: RowKind
  families: readonly Family[]
  columns: readonly ComparedColumn[]
  left: Left
  onLeft: (change: (left: Left) => Left) => void
}

/** Rows of the file by document; the first ones, until the others are asked for. */
export function ComparisonTable({
  rowKind,
  families,
  columns,
  left,
  onLeft,
}: TableProps): ReactNode {
  const { table: labels, refused } = useTexts(importPageTexts)
  const [opened, setOpened] = useState(nothingOpened)
  const visible = visibleOf(families, opened)
  const total = rowCount(families)
  const shown = visible.reduce((sum, { rows }) => sum + rows.length, 0)
  const next = reveal(families, opened)
  return (
    <div className="comparison__table">
      <ScrollArea label={labels.name}>
        <table data-wide={columns.length > wideFrom ? '' : undefined}>
          <thead>
            <tr>
              <td>
                <Tick
                  state={tickOf(left, families)}
                  name={labels.takeAll}
                  onTick={(isTaken) => onLeft((former) => withFamilies(former, families, isTaken))}
                />
              </td>
              <th scope="col">{labels.code({ rows: rowKind })}</th>
              <th scope="col">{labels.row}</th>
              {columns.length === 0 ? (
                <th scope="col" className="comparison__values">
                  {refused.value}
                </th>
              ) : null}
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          {visible.map(({ family, rows, isOpen }) => (
            <LazyFamily
              key={family.document.key}
              rowKind={rowKind}
              family={family}
              rows={rows}
              isOpen={isOpen}
              columns={columns}
              left={left}
              state={tickOf(left, [family])}
              onLeft={onLeft}
              onOpen={(isNowOpen, isWhole) =>
                setOpened((former) => ({
                  isOpen: new Map(former.isOpen).set(family.document.key, isNowOpen),
                  whole: isWhole ? new Set(former.whole).add(family.document.key) : former.whole,
                }))
              }
            />
          ))}
        </table>
      </ScrollArea>
      {next.count === 0 ? null : (
        <p className="comparison__foot">
          <span className="ui-mono">{labels.shownOf({ shown, total })}</span>
          {' · '}
          <Button look="link" onClick={() => setOpened(next.opened)}>
            {next.count === total - shown
              ? labels.showOthers({ count: next.count })
              : labels.showMore({ count: next.count })}
          </Button>
        </p>
      )}
    </div>
  )
}
