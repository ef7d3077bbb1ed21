'use client'

import { FieldError, useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { cellPath } from '#src/content/variants/declaration.ts'
import type { CellError, Declared, Variant } from '#src/content/variants/declaration.ts'
import { answerByKey } from '#src/admin/doubts/answer-by-key.ts'
import { onCellRequest } from '#src/admin/panel/cell-requests.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { FindBar } from '#src/admin/grid/component/find-bar.tsx'
import { GridErrors } from './grid-errors.tsx'
import { GridFoot } from '#src/admin/grid/component/grid-foot.tsx'
import type { OpenMenu } from '#src/admin/grid/component/grid-head.tsx'
import type { GridMenu } from '#src/admin/grid/component/grid-menus.tsx'
import { GridTable } from '#src/admin/grid/component/grid-table.tsx'
import { GridToolbar, ViewBar } from './grid-toolbar.tsx'
import { useErrorWalk } from '#src/admin/grid/component/use-error-walk.ts'
import { useGridClipboard } from '#src/admin/grid/component/use-grid-clipboard.ts'
import { useGridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import type { TypedDoubts } from './typed-doubts.tsx'
import { usePublishedRows } from './use-published-rows.ts'
import { ValueLine } from '#src/admin/grid/component/value-line.tsx'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import { messagesByRow, withoutMessages } from '#src/admin/grid/core/wrong-cells.ts'
import type { CellMessages } from '#src/admin/grid/core/wrong-cells.ts'
import { lazyPart } from '#src/ui/lazy.tsx'
import { variantsGridTexts } from '#texts/variants-grid.js'
import '#src/admin/grid/component/grid-bars.css'

// loaded when a menu is opened
const GridMenus = lazyPart(
  async () => (await import('#src/admin/grid/component/grid-menus.tsx')).GridMenus,
)

// loaded with the first table that is pasted
const PasteReview = lazyPart(
  async () => (await import('#src/admin/grid/component/paste-review.tsx')).PasteReview,
)

// loaded when a doubtful value is stood on
const CellDoubt = lazyPart(async () => (await import('#src/admin/doubts/cell-doubt.tsx')).CellDoubt)

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
  title: string
  help: string
  /** Heading of the first column; “part number” by default. */
  first?: string
  rows: Variant[]
  setValue: (rows: Variant[]) => void
  /** Columns after the part number. */
  attributes: Declared[]
  errors: readonly CellError[]
  doubts?: TypedDoubts | undefined
  readOnly?: boolean | undefined
  /** Key of the only editable column; rows cannot be added, removed or pasted. */
  only?: string | undefined
  /** True if a part number can have several rows. */
  repeats?: boolean
  /** Link of the toolbar to another page about the rows. */
  link?: { href: string; text: string } | undefined
}

/** Doubtful values: those that are not refused, the one of the active cell, and its answers. */
function useDoubts(editor: GridEditor, messages: CellMessages, doubts: TypedDoubts | undefined) {
  const texts = useMemo(
    () => withoutMessages(doubts?.texts ?? new Map(), messages),
    [doubts?.texts, messages],
  )
  const walk = useErrorWalk(editor, texts)
  const row = editor.view.order[editor.active.row] ?? -1
  const key = editor.keyAt(editor.active.column)
  const isAsked = editor.draft === undefined && texts.get(row)?.has(key)
  const doubt = isAsked ? doubts?.at(row, key) : undefined
  return {
    texts,
    walk,
    doubt,
    onAccept: (): void => doubt && doubts?.accept(doubt),
    onPropose: (): void => {
      const value = doubt?.proposal
      if (value === undefined) return
      editor.change(
        editor.rows.map((each, at) =>
          at === row ? { ...each, values: { ...each.values, [key]: value } } : each,
        ),
      )
    },
  }
}

/** Question about the doubtful value of the active cell. */
function AskedCell({
  asked: { doubt, onAccept, onPropose },
  editor,
}: {
  asked: ReturnType<typeof useDoubts>
  editor: GridEditor
}): ReactNode {
  return doubt ? (
    <CellDoubt
      key={doubt.key}
      doubt={doubt}
      place={editor.active}
      onAccept={onAccept}
      onPropose={onPropose}
    />
  ) : null
}

/** Rows to which a request of another part of the page leads. */
function useCellRequests(
  { field, rows, attributes }: Pick<PartGridProps, 'field' | 'rows' | 'attributes'>,
  goTo: ReturnType<typeof useErrorWalk>['goTo'],
): void {
  useEffect(
    () =>
      onCellRequest(field, ({ part, heading }) => {
        const row = rows.length === 1 ? 0 : rows.findIndex((each) => each.part_number === part)
        const [column] = attributes
          .filter(({ label }) => heading.startsWith(label))
          .toSorted((one, other) => other.label.length - one.label.length)
        if (row >= 0) goTo({ row, key: column?.key ?? partNumberKey })
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- a waiting request is taken once, by the first rows
    [field, rows, attributes],
  )
}

/** Messages of the grid's own validation and of the last rejected publication. */
function useMessages(field: string, errors: readonly CellError[]): CellMessages {
  const serverErrors = useServerErrors(field)
  return useMemo(
    () =>
      messagesByRow(
        new Map([
          ...serverErrors,
          ...errors.map((error): [string, string] => [cellPath(error, field), error.message]),
        ]),
      ),
    [errors, serverErrors, field],
  )
}

/**
 * Spreadsheet editor of rows with a part number each: selection, fill, paste, search, filters, CSV
 * files, and errors per cell.
 */
export function PartGrid(props: PartGridProps): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const { field, title, help, rows, attributes, only, repeats = false } = props
  const { first = labels.partNumber, readOnly: closed = false } = props
  const language = useLanguage()
  const readOnly = closed || only !== undefined
  const messages = useMessages(field, props.errors)
  const published = usePublishedRows(field, rows)
  const editor = useGridEditor({
    field,
    rows,
    setValue: props.setValue,
    attributes,
    published,
    hasError: (row) => messages.has(row),
    language,
    closed,
    only,
  })
  const clipboard = useGridClipboard(editor, {
    fileName: field,
    first,
    language,
    readOnly,
    repeats,
  })
  const walk = useErrorWalk(editor, messages)
  const { cells, goTo, step } = walk
  const asked = useDoubts(editor, messages, props.doubts)
  useCellRequests(props, goTo)
  const [isFinding, setFinding] = useState(false)
  const [menu, setMenu] = useState<GridMenu>()
  const openColumnMenu = useCallback<OpenMenu>(
    (column, anchor) => setMenu({ kind: 'column', column, anchor }),
    [],
  )
  const { pasted, apply, cancel, onPaste, onCopy, onCut } = clipboard
  const shared = { editor, first, readOnly }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of a doubtful cell, which has buttons as well
    <div
      className="variants-grid field-type"
      onPaste={onPaste}
      onCopy={onCopy}
      onCut={onCut}
      onKeyDownCapture={(event) => answerByKey(event, asked)}
    >
      <GridToolbar
        {...shared}
        title={title}
        link={props.link}
        clipboard={clipboard}
        errorCount={cells.length}
        closed={closed}
        openFind={() => setFinding(true)}
        openColumns={(anchor) => setMenu({ kind: 'columns', anchor })}
      />
      <p className="variants-grid__hint" id={`${field}-grid-help`}>
        {help}
      </p>
      <FieldError path={field} />
      <GridErrors walk={walk} first={first} attributes={attributes} />
      <GridErrors isDoubtful walk={asked.walk} first={first} attributes={attributes} />
      {pasted ? (
        <PasteReview
          rows={rows}
          block={pasted.block}
          options={pasted.options}
          onTake={apply}
          onCancel={cancel}
        />
      ) : null}
      {isFinding ? (
        <FindBar editor={editor} closed={closed} onClose={() => setFinding(false)} />
      ) : null}
      <ViewBar {...shared} />
      <p role="status" className="variants-grid__said">
        {editor.result}
      </p>
      <div className="variants-grid__frame">
        <ValueLine editor={editor} first={shared.first} />
        <GridTable
          {...shared}
          field={field}
          title={title}
          commands={{ openFind: () => setFinding(true), goToError: step }}
          messages={messages}
          doubts={asked.texts}
          openMenu={openColumnMenu}
        />
        <AskedCell asked={asked} editor={editor} />
        <GridFoot editor={editor} />
      </div>
      {menu ? <GridMenus {...shared} menu={menu} onClose={() => setMenu(undefined)} /> : null}
    </div>
  )
}
