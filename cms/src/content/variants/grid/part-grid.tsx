'use client'

import { FieldError, useFormFields, useTranslation } from '@payloadcms/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ChangeEvent, ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { writeCsv } from '@vitrine/spreadsheets/csv'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { cellPath } from '#src/content/variants/declaration.ts'
import type { CellError, Declared, Variant } from '#src/content/variants/declaration.ts'
import { formatCell } from './cell-text.ts'
import { formatBlock, parseBlock } from './clipboard.ts'
import type { Block } from './clipboard.ts'
import { GridCell } from './grid-cell.tsx'
import { move } from './move.ts'
import { decimalMarkOf } from './number-text.ts'
import { PasteReview } from './paste-review.tsx'
import { emptyVariant, needsReview, planPaste, withCell } from './paste.ts'
import type { PasteOptions, PastePlan } from './paste.ts'
import { RowsShown, maxShownRows } from './rows-shown.tsx'
import { parseTextFile } from './text-file.ts'
import { useRows } from './use-rows.ts'
import { variantsGridTexts } from '#texts/variants-grid.js'

const labels = labelsOf(variantsGridTexts)
import './variants-grid.css'

interface Place {
  row: number
  column: number
}

/** Error messages by cell path of the last rejected publication. */
function useServerErrors(form: string): Map<string, string> {
  const json = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields)
        .filter(([path, field]) => path.startsWith(`${form}.`) && field.errorMessage)
        .map(([path, field]) => [path, field.errorMessage]),
    ),
  )
  return useMemo(() => new Map(JSON.parse(json) as [string, string][]), [json])
}

interface PartGridProps {
  /** Name of the field; paths of its cells begin with it. */
  field: string
  title: Label
  help: Label
  /** Heading of the first column; the part number's. */
  first?: Label
  rows: Variant[]
  setValue: (rows: Variant[]) => void
  /** Columns after the part number. */
  attributes: Declared[]
  errors: readonly CellError[]
  readOnly?: boolean | undefined
  /** Key of the only column that is written: rows are neither added, removed nor pasted. */
  only?: string | undefined
  /** Whether a part number has several rows. */
  repeats?: boolean
}

/**
 * Spreadsheet editor of rows with a part number each: keyboard navigation, paste, CSV files, errors
 * per cell.
 */
export function PartGrid({
  field,
  title,
  help,
  first = labels.partNumber,
  rows,
  setValue,
  attributes,
  errors,
  readOnly: closed = false,
  only,
  repeats = false,
}: PartGridProps): ReactNode {
  const { i18n } = useTranslation()
  const say = (text: Label): string => textOf(text, i18n.language)
  const { language } = i18n
  const readOnly = closed || only !== undefined
  const { change, undo, canUndo } = useRows(rows, setValue)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [draft, setDraft] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const [pasted, setPasted] = useState<{ block: Block; options: PasteOptions }>()
  const table = useRef<HTMLTableElement>(null)
  const serverErrors = useServerErrors(field)
  const messageAt = useMemo(
    () =>
      new Map([
        ...serverErrors,
        ...errors.map((error): [string, string] => [cellPath(error, field), error.message]),
      ]),
    [errors, serverErrors, field],
  )

  const go = useCallback((next: Place) => {
    setPlace(next)
    requestAnimationFrame(() =>
      table.current
        ?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)
        ?.focus(),
    )
  }, [])

  const columns = attributes.length + 1
  const from =
    Math.floor(Math.min(place.row, Math.max(0, rows.length - 1)) / maxShownRows) * maxShownRows
  const textAt = (variant: Variant, column: number): string => {
    const declared = attributes[column - 1]
    return declared
      ? formatCell(variant.values?.[declared.key], declared, language)
      : (variant.part_number ?? '')
  }
  const keyAt = (column: number): string => attributes[column - 1]?.key ?? 'part_number'
  const isClosed = closed || (only !== undefined && keyAt(place.column) !== only)
  const write = (text: string): void => {
    const variant = rows[place.row]
    if (variant && text !== textAt(variant, place.column))
      change(
        rows.with(
          place.row,
          withCell(
            variant,
            { column: place.column, text },
            { attributes, mark: decimalMarkOf(language) },
          ),
        ),
      )
  }
  const settle = (): void => {
    if (draft !== undefined) write(draft)
    setDraft(undefined)
  }
  const add = (): void => {
    change(rows.toSpliced(place.row + 1, 0, emptyVariant()))
    go({ row: Math.min(place.row + 1, rows.length), column: 0 })
  }
  const shift = (by: -1 | 1): void => {
    const to = place.row + by
    const variant = rows[place.row]
    if (!variant || to < 0 || to >= rows.length) return
    change(rows.toSpliced(place.row, 1).toSpliced(to, 0, variant))
    go({ ...place, row: to })
  }
  const edit = (text?: string): void => {
    const variant = rows[place.row]
    if (!isClosed && variant) setDraft(text ?? textAt(variant, place.column))
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const take = (act: () => void): void => {
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    const end = { rows: rows.length, columns }
    if (draft !== undefined) {
      if (event.key === 'Escape')
        take(() => {
          setDraft(undefined)
          go(place)
        })
      if (event.key === 'Enter')
        take(() => {
          settle()
          go(move(place, event.shiftKey ? 'ArrowUp' : 'ArrowDown', end))
        })
      if (event.key === 'Tab')
        take(() => {
          settle()
          go(move(place, event.shiftKey ? 'Previous' : 'Next', end))
        })
      return
    }
    const control = event.ctrlKey || event.metaKey
    if (control && event.key.toLowerCase() === 'z') return take(undo)
    if (event.altKey && event.key === 'ArrowUp' && !readOnly) return take(() => shift(-1))
    if (event.altKey && event.key === 'ArrowDown' && !readOnly) return take(() => shift(1))
    if (/^(Arrow|Home$|End$|Page)/.test(event.key))
      return take(() => go(move(place, control ? `Control${event.key}` : event.key, end)))
    // Tab leaves the grid at its first and last cell, so that it is not a keyboard trap
    const tab =
      event.key === 'Tab' ? move(place, event.shiftKey ? 'Previous' : 'Next', end) : undefined
    if (tab && (tab.row !== place.row || tab.column !== place.column)) return take(() => go(tab))
    if (event.key === 'Enter' || event.key === 'F2') return take(() => edit())
    if ((event.key === 'Delete' || event.key === 'Backspace') && !isClosed)
      return take(() => write(''))
    if (!control && !event.altKey && event.key.length === 1) take(() => edit(event.key))
  }

  const take = (plan: PastePlan): void => {
    setPasted(undefined)
    if (plan.changes.length > 0) change(plan.rows)
    setAnnouncement(`${plan.taken} ${say(labels.pasted)}`)
    go(place)
  }
  const onPaste = (event: ClipboardEvent): void => {
    if (draft !== undefined || readOnly) return
    event.preventDefault()
    read(parseBlock(event.clipboardData.getData('text/plain')), place)
  }
  const read = (block: Block, from: Place): void => {
    if (block.length === 0) return
    const at = rows.length === 0 ? { row: 0, column: 0 } : from
    const options = { at, attributes, language, repeats }
    const plan = planPaste(rows, block, options)
    if (needsReview(plan, rows.length)) setPasted({ block, options })
    else take(plan)
  }
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? []
    const block = file && parseTextFile(new Uint8Array(await file.arrayBuffer()))
    if (block) read(block, { row: rows.length, column: 0 })
    target.value = ''
  }
  const wholeTable = (): string[][] => {
    const header = [say(first), ...attributes.map((attribute) => attribute.label)]
    return [header, ...rows.map((variant) => header.map((_, column) => textAt(variant, column)))]
  }
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([writeCsv(wholeTable())], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: url, download: `${field}.csv` }).click()
    URL.revokeObjectURL(url)
  }
  const onCopy = (event: ClipboardEvent): void => {
    const variant = rows[place.row]
    if (draft !== undefined || !variant || !window.getSelection()?.isCollapsed) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', textAt(variant, place.column))
  }
  const copyAll = async (): Promise<void> => {
    await navigator.clipboard.writeText(formatBlock(wholeTable()))
    setAnnouncement(say(labels.copied))
  }

  const wrong = [...messageAt].flatMap(([cell, message]) => {
    const [, row = '', key = '', attribute] = cell.split('.')
    const column =
      key === 'part_number' ? 0 : attributes.findIndex((declared) => declared.key === attribute) + 1
    return [{ cell, message, row: Number(row), column: Math.max(0, column) }]
  })
  return (
    <div className="variants-grid field-type" onPaste={onPaste} onCopy={onCopy}>
      <div className="variants-grid__bar" role="toolbar" aria-label={say(title)}>
        <button type="button" disabled={readOnly} onClick={add}>
          {say(labels.add)}
        </button>
        <button
          type="button"
          disabled={readOnly || rows.length === 0}
          onClick={() => {
            change(rows.toSpliced(place.row, 1))
            go({ ...place, row: Math.max(0, Math.min(place.row, rows.length - 2)) })
          }}
        >
          {say(labels.remove)}
        </button>
        <button type="button" disabled={readOnly || place.row === 0} onClick={() => shift(-1)}>
          {say(labels.up)}
        </button>
        <button
          type="button"
          disabled={readOnly || place.row >= rows.length - 1}
          onClick={() => shift(1)}
        >
          {say(labels.down)}
        </button>
        <button type="button" disabled={closed || !canUndo} onClick={undo}>
          {say(labels.undo)}
        </button>
        <button type="button" onClick={() => void copyAll()}>
          {say(labels.copy)}
        </button>
        <button type="button" onClick={save}>
          {say(labels.saveFile)}
        </button>
        <label className="variants-grid__file" data-disabled={readOnly || undefined}>
          {say(labels.openFile)}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            disabled={readOnly}
            onChange={(event) => void open(event)}
          />
        </label>
        <RowsShown from={from} count={rows.length} say={say} go={(row) => go({ ...place, row })} />
        <span role="status" className="variants-grid__said">
          {announcement}
        </span>
      </div>
      <p className="variants-grid__hint" id={`${field}-grid-help`}>
        {say(help)}
      </p>
      <FieldError path={field} />
      {wrong.length > 0 ? (
        <div className="variants-grid__summary" role="alert">
          <strong>
            {wrong.length} {say(labels.errors)}
          </strong>
          <ul>
            {wrong.slice(0, 12).map((error) => (
              <li key={error.cell}>
                <button type="button" onClick={() => go(error)}>
                  {say(labels.row)} {error.row + 1},{' '}
                  {error.column === 0 ? say(first) : attributes[error.column - 1]?.label}:{' '}
                  {error.message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {pasted ? (
        <PasteReview
          rows={rows}
          block={pasted.block}
          options={pasted.options}
          onTake={take}
          onCancel={() => {
            setPasted(undefined)
            go(place)
          }}
        />
      ) : null}
      <div className="variants-grid__scroll">
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern over a real table
          role="grid"
          aria-label={say(title)}
          aria-describedby={`${field}-grid-help`}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns}
          onKeyDown={onKeyDown}
          {...(rows.length === 0 ? { tabIndex: 0 } : {})}
        >
          <thead>
            <tr>
              <th scope="col">{say(first)}</th>
              {attributes.map((attribute) => (
                <th key={attribute.key} scope="col">
                  {attribute.label}
                  {attribute.unit ? <small> {attribute.unit}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, from + maxShownRows).map((variant, at) => {
              const row = from + at
              return (
                <tr key={row} aria-rowindex={row + 2}>
                  {Array.from({ length: columns }, (_, column) => {
                    const active = place.row === row && place.column === column
                    const type = attributes[column - 1]?.type
                    return (
                      <GridCell
                        key={column}
                        row={row}
                        column={column}
                        text={textAt(variant, column)}
                        active={active}
                        draft={active ? draft : undefined}
                        error={messageAt.get(cellPath({ row, key: keyAt(column) }, field))}
                        figures={type === 'number' || type === 'range'}
                        name={`${variant.part_number || `${say(labels.row)} ${row + 1}`}, ${attributes[column - 1]?.label ?? say(first)}`}
                        onFocus={(r, c) =>
                          setPlace((old) =>
                            old.row === r && old.column === c ? old : { row: r, column: c },
                          )
                        }
                        onEdit={() => edit()}
                        onDraft={setDraft}
                        onBlur={settle}
                      />
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
