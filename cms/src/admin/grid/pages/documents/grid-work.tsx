'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { LeaveTexts } from '#src/admin/panel/leave-dialog.tsx'
import { LeaveWarning } from '#src/admin/panel/leave-warning.tsx'
import { FindBar } from '#src/admin/grid/component/find-bar.tsx'
import { GridFoot } from '#src/admin/grid/component/grid-foot.tsx'
import type { OpenMenu } from '#src/admin/grid/component/grid-head.tsx'
import { GridMenus } from '#src/admin/grid/component/grid-menus.tsx'
import type { GridMenu } from '#src/admin/grid/component/grid-menus.tsx'
import { GridTable } from '#src/admin/grid/component/grid-table.tsx'
import { PasteReview } from '#src/admin/grid/component/paste-review.tsx'
import { useErrorWalk } from '#src/admin/grid/component/use-error-walk.ts'
import { useGridClipboard } from '#src/admin/grid/component/use-grid-clipboard.ts'
import { useGridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import type { CellKey } from '#src/admin/grid/core/take-open.ts'
import { ValueLine } from '#src/admin/grid/component/value-line.tsx'
import type { CellMessages } from '#src/admin/grid/core/wrong-cells.ts'
import { useTexts } from '#src/platform/language.ts'
import { gridTexts } from '#texts/grid.js'
import type { GridTexts } from '#texts/grid.js'
import { EditDrawer } from './edit-drawer.tsx'
import { GridBar } from './grid-bar.tsx'
import { GroupRow } from './group-row.tsx'
import { attributesIn, columnAt, emptyColumns } from './grid-model.ts'
import type { GridModel } from './grid-model.ts'
import { PasteNote } from './paste-note.tsx'
import { useCheckedEdits } from './use-checked-edits.ts'
import { stampOf } from './use-edit-check.ts'
import { useEditApply } from './use-edit-apply.ts'
import type { WorkProps } from './work-props.ts'
import './grid.css'
import './edit-drawer.css'

/** Name of the grid, with which the ids of its cells begin. */
const field = 'catalogue'

/** Rows that are folded, and groups of the rows. */
function useGroups({ groupOf }: GridModel, isGrouped: boolean) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const groups = useMemo(
    () => (isGrouped ? { of: (row: number): number => groupOf[row] ?? 0, folded } : undefined),
    [isGrouped, groupOf, folded],
  )
  const toggle = (group: number): void =>
    setFolded((former) => {
      const next = new Set(former)
      if (!next.delete(group)) next.add(group)
      return next
    })
  return { groups, toggle, unfold: (): void => setFolded(new Set()) }
}

/** Takes back the change of an invalid cell by Escape. */
const revertInvalid =
  (editor: GridEditor, messages: CellMessages) =>
  ({ row, column }: { row: number; column: number }): (() => void) | undefined => {
    const cell = { row: editor.view.order[row] ?? -1, key: editor.keyAt(column) }
    return messages.get(cell.row)?.has(cell.key) ? () => void editor.revert([cell]) : undefined
  }

const leaveTexts = (count: number, labels: GridTexts): LeaveTexts => ({
  title: labels.leave.title,
  text: labels.leave.text({ count }),
  leave: labels.leave.leave,
  stay: labels.leave.stay,
})

function useWork(props: WorkProps) {
  const labels = useTexts(gridTexts)
  const { model, view, languages, language, reload } = props
  const edits = useCheckedEdits(props)
  const { rows, base, messages, messageOf } = edits
  const attributes = useMemo(() => attributesIn(model, languages), [model, languages])
  const grouping = useGroups(model, view.isGrouped && model.answer.groups.length > 0)
  // kept edits fill columns; later ones do not hide or show any
  // oxlint-disable-next-line react/exhaustive-deps -- only rows that were read again and asked languages change the columns
  const empty = useMemo(() => emptyColumns(model, rows, view.languages), [model, view.languages])
  const { hidden, asked } = view
  const cells = useMemo(
    () => ({
      isAbsent: (row: number, key: string) => key !== 'part_number' && !columnAt(model, row, key),
      isClosed: (row: number, key: string) => columnAt(model, row, key)?.isClosed ?? true,
    }),
    [model],
  )
  const editor = useGridEditor({
    field,
    preference: model.answer.what === 'parts' ? field : `${field}-${model.answer.collection}`,
    rows,
    setValue: edits.setRows,
    attributes,
    published: base,
    hasError: (row) => messages.has(row),
    language,
    closed: false,
    only: undefined,
    cells,
    groups: grouping.groups,
    initial: view.filters,
    givenColumns:
      hidden || asked ? { hidden: hidden ?? [], order: [], asked: asked ?? [] } : undefined,
    emptyColumns: empty,
  })
  const { forget } = editor
  useEffect(() => {
    forget()
    // oxlint-disable-next-line react/exhaustive-deps -- only rows that were read again have other steps
  }, [model])
  const clipboard = useGridClipboard(editor, {
    fileName: field,
    first: labels.code,
    language,
    readOnly: false,
    repeats: false,
    isFixed: true,
  })
  const walk = useErrorWalk(editor, messages)
  const goTo = ({ row, key }: CellKey): void => {
    grouping.unfold()
    walk.goTo({ row, key })
  }
  const sending = useEditApply({
    valid: edits.edits.filter((edit) => messageOf(edit) === undefined),
    language,
    onChecked: edits.note,
    isShown: (edit) => messageOf(edit) !== undefined || edits.doubtOf(edit) !== undefined,
    isAccepted: edits.isAccepted,
    onTaken: (taken) => {
      const gone = new Set(taken.map(stampOf))
      edits.keepNow(edits.edits.filter((edit) => !gone.has(stampOf(edit))).map(({ edit }) => edit))
      reload()
    },
  })
  return { edits, editor, clipboard, walk, goTo, sending, grouping }
}

/** Grid over many documents, and the drawer with what changes. */
export function GridWork(props: WorkProps): ReactNode {
  const labels = useTexts(gridTexts)
  const { model, language } = props
  const { edits, editor, clipboard, walk, goTo, sending, grouping } = useWork(props)
  const [isFinding, setFinding] = useState(false)
  const [menu, setMenu] = useState<GridMenu>()
  const openColumnMenu = useCallback<OpenMenu>(
    (column, anchor) => setMenu({ kind: 'column', column, anchor }),
    [],
  )
  const { pasted, apply, cancel, onPaste, onCopy, onCut, summary } = clipboard
  const first = model.answer.what === 'parts' ? labels.code : labels.document
  const shared = { editor, first }
  const { groups } = model.answer
  return (
    <>
      <GridBar
        {...props}
        editor={editor}
        openColumns={(anchor) => setMenu({ kind: 'columns', anchor })}
        openFind={() => setFinding(true)}
      />
      <div className="grid-work">
        <div
          className="grid-work__sheet variants-grid"
          onPaste={onPaste}
          onCopy={onCopy}
          onCut={onCut}
        >
          {isFinding ? (
            <FindBar editor={editor} closed={false} onClose={() => setFinding(false)} />
          ) : null}
          <ValueLine {...shared} isSaved />
          {summary ? (
            <PasteNote
              summary={summary}
              messages={edits.messages}
              goTo={goTo}
              undo={clipboard.undoPaste}
              close={clipboard.closeSummary}
            />
          ) : null}
          <p role="status" className="variants-grid__said">
            {editor.result}
          </p>
          <GridTable
            {...shared}
            field={field}
            title={model.answer.title}
            commands={{
              openFind: () => setFinding(true),
              goToError: walk.step,
              revert: revertInvalid(editor, edits.messages),
            }}
            messages={edits.messages}
            readOnly
            isSaved
            renderHeading={(heading) => (
              <GroupRow
                key={`group-${heading.group}`}
                {...heading}
                of={groups[heading.group]}
                isFolded={grouping.groups?.folded.has(heading.group) ?? false}
                toggle={() => grouping.toggle(heading.group)}
              />
            )}
            openMenu={openColumnMenu}
          />
          <p id={`${field}-grid-help`} hidden>
            {labels.help}
          </p>
          <GridFoot editor={editor} />
        </div>
        <EditDrawer
          model={model}
          edits={edits}
          editor={editor}
          sending={sending}
          goTo={goTo}
          language={language}
          reload={props.reload}
        />
      </div>
      {pasted ? (
        <PasteReview
          rows={edits.rows}
          block={pasted.block}
          options={pasted.options}
          onTake={apply}
          onCancel={cancel}
        />
      ) : null}
      <GridMenus {...shared} menu={menu} onClose={() => setMenu(undefined)} />
      <LeaveWarning
        isUnsaved={edits.edits.length > 0}
        texts={leaveTexts(edits.edits.length, labels)}
      />
    </>
  )
}
