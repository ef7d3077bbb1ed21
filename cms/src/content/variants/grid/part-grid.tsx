'use client'

import { FieldError, useFormFields, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { cellPath } from '#src/content/variants/declaration.ts'
import type { CellError, Declared, Variant } from '#src/content/variants/declaration.ts'
import { GridErrors } from './grid-errors.tsx'
import { GridTable } from './grid-table.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { PasteReview } from './paste-review.tsx'
import { maxShownRows } from './rows-shown.tsx'
import { useGridClipboard } from './use-grid-clipboard.ts'
import { useGridEditor } from './use-grid-editor.ts'
import { variantsGridTexts } from '#texts/variants-grid.js'
import './variants-grid.css'

const labels = labelsOf(variantsGridTexts)

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
  /** Heading of the first column; “part number” by default. */
  first?: Label
  rows: Variant[]
  setValue: (rows: Variant[]) => void
  /** Columns after the part number. */
  attributes: Declared[]
  errors: readonly CellError[]
  readOnly?: boolean | undefined
  /** Key of the only editable column; rows cannot be added, removed or pasted. */
  only?: string | undefined
  /** True if a part number can have several rows. */
  repeats?: boolean
}

/**
 * Spreadsheet editor of rows with a part number each: keyboard navigation, paste, CSV files, and
 * errors per cell.
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
  const { language } = i18n
  const say = (text: Label): string => textOf(text, language)
  const readOnly = closed || only !== undefined
  const editor = useGridEditor({ rows, setValue, attributes, language, closed, only })
  const clipboard = useGridClipboard(editor, {
    fileName: field,
    first,
    language,
    readOnly,
    repeats,
    say,
  })
  const serverErrors = useServerErrors(field)
  const messages = useMemo(
    () =>
      new Map([
        ...serverErrors,
        ...errors.map((error): [string, string] => [cellPath(error, field), error.message]),
      ]),
    [errors, serverErrors, field],
  )
  const { row } = editor.place
  const from = Math.floor(Math.min(row, Math.max(0, rows.length - 1)) / maxShownRows) * maxShownRows
  const { pasted, apply, cancel, onPaste, onCopy } = clipboard
  return (
    <div className="variants-grid field-type" onPaste={onPaste} onCopy={onCopy}>
      <GridToolbar
        title={title}
        editor={editor}
        clipboard={clipboard}
        from={from}
        closed={closed}
        readOnly={readOnly}
        say={say}
      />
      <p className="variants-grid__hint" id={`${field}-grid-help`}>
        {say(help)}
      </p>
      <FieldError path={field} />
      <GridErrors
        messages={messages}
        first={first}
        attributes={attributes}
        go={editor.go}
        say={say}
      />
      {pasted ? (
        <PasteReview
          rows={rows}
          block={pasted.block}
          options={pasted.options}
          onTake={apply}
          onCancel={cancel}
        />
      ) : null}
      <GridTable
        field={field}
        title={say(title)}
        first={say(first)}
        editor={editor}
        from={from}
        messages={messages}
        readOnly={readOnly}
        say={say}
      />
    </div>
  )
}
