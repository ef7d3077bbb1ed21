import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ShownTable } from '#src/changes/history-shapes.ts'
import { Button } from '#src/ui/button.tsx'
import { ScrollArea } from '#src/ui/page-parts.tsx'
import { historyPageTexts } from '#texts/history-page.js'
import { ValuePair } from '#src/admin/changes/shown-value.tsx'
import { useTexts } from '#src/platform/language.ts'

/** Rows that are shown before the button for the others. */
const firstRows = 5

type Row = ShownTable['rows'][number]

/** Part number of a row, with a sign and a word if the row is new or gone. */
function RowName({ row }: { row: Row }): ReactNode {
  const { document: labels } = useTexts(historyPageTexts)
  if (row.kind === 'changed') return row.partNumber
  const isNew = row.kind === 'added'
  const Mark = isNew ? 'ins' : 'del'
  return (
    <>
      <Mark>{row.partNumber}</Mark> <small>{isNew ? labels.added : labels.removed}</small>
    </>
  )
}

/** Part numbers with the columns that changed; unchanged cells are empty. */
export function ChangesTable({
  table,
  isNamed,
}: {
  table: ShownTable
  /** Shows the field's name, for documents with several tables. */
  isNamed: boolean
}): ReactNode {
  const { document: labels } = useTexts(historyPageTexts)
  const [isWhole, setWhole] = useState(false)
  const { label, columns, rows, more } = table
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  const others = rows.length - shown.length
  return (
    <>
      <ScrollArea className="ui-values changes-table" label={label}>
        <table>
          <caption className={isNamed ? undefined : 'ui-hidden'}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.code}</th>
              {columns.map((column) => (
                <th key={column.key} scope="col">
                  {column.label}
                  {column.unit === null ? null : <small> {column.unit}</small>}
                  {column.locale === null ? null : <small> {column.locale.toUpperCase()}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <RowName row={row} />
                </th>
                {columns.map(({ key }) => {
                  const cell = row.cells[key]
                  return (
                    <td key={key}>
                      {cell ? <ValuePair before={cell.before} after={cell.after} /> : null}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {others === 0 ? null : (
        <Button look="link" onClick={() => setWhole(true)}>
          {labels.showOthers({ count: others })}
        </Button>
      )}
      {others === 0 && more > 0 ? (
        <p className="ui-small">{labels.inFile({ count: more })}</p>
      ) : null}
    </>
  )
}
