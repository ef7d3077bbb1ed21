'use client'

import type { ReactNode } from 'react'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { cellPath } from '#src/content/variants/declaration.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { GridCell } from './grid-cell.tsx'
import { handleGridKey } from './grid-keys.ts'
import { maxShownRows } from './rows-shown.tsx'
import type { GridEditor } from './use-grid-editor.ts'
import { variantsGridTexts } from '#texts/variants-grid.js'

const labels = labelsOf(variantsGridTexts)

interface Props {
  /** Name of the field; paths of its cells begin with it. */
  field: string
  title: string
  /** Heading of the first column. */
  first: string
  editor: GridEditor
  /** First row that is shown, from 0. */
  from: number
  /** Error messages by the path of their cell. */
  messages: ReadonlyMap<string, string>
  /** True if rows cannot be moved. */
  readOnly: boolean
  say: (text: Label) => string
}

/** Cells of one row. */
function GridRow({
  variant,
  row,
  field,
  first,
  editor,
  messages,
  say,
}: Omit<Props, 'title' | 'from' | 'readOnly'> & { variant: Variant; row: number }): ReactNode {
  const { attributes, columns, place, setPlace, draft, setDraft, edit, commit, textAt, keyAt } =
    editor
  const rowName = variant.part_number || `${say(labels.row)} ${row + 1}`
  return (
    <tr aria-rowindex={row + 2}>
      {Array.from({ length: columns }, (_, column) => {
        const active = place.row === row && place.column === column
        const attribute = attributes[column - 1]
        return (
          <GridCell
            key={column}
            row={row}
            column={column}
            text={textAt(variant, column)}
            active={active}
            draft={active ? draft : undefined}
            error={messages.get(cellPath({ row, key: keyAt(column) }, field))}
            figures={attribute?.type === 'number' || attribute?.type === 'range'}
            name={`${rowName}, ${attribute?.label ?? first}`}
            onFocus={(r, c) =>
              setPlace((old) => (old.row === r && old.column === c ? old : { row: r, column: c }))
            }
            onEdit={() => edit()}
            onDraft={setDraft}
            onBlur={commit}
          />
        )
      })}
    </tr>
  )
}

/** Table of a grid, of which at most `maxShownRows` rows are rendered. */
export function GridTable(props: Props): ReactNode {
  const { field, title, first, editor, from, readOnly } = props
  const { table, rows, attributes, columns } = editor
  return (
    <div className="variants-grid__scroll">
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern over a real table
        role="grid"
        aria-label={title}
        aria-describedby={`${field}-grid-help`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns}
        onKeyDown={(event) => handleGridKey(event, editor, readOnly)}
        {...(rows.length === 0 ? { tabIndex: 0 } : {})}
      >
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {attributes.map((attribute) => (
              <th key={attribute.key} scope="col">
                {attribute.label}
                {attribute.unit ? <small> {attribute.unit}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(from, from + maxShownRows).map((variant, index) => (
            <GridRow key={from + index} {...props} variant={variant} row={from + index} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
