import { useCallback, useState } from 'react'
import type { ClipboardEvent, ReactNode } from 'react'
import { answerByKey } from '#src/admin/doubts/answer-by-key.ts'
import { CellDoubt } from '#src/admin/doubts/cell-doubt.tsx'
import { FindBar } from '#src/admin/grid/component/find-bar.tsx'
import { GridFoot } from '#src/admin/grid/component/grid-foot.tsx'
import type { OpenMenu } from '#src/admin/grid/component/grid-head.tsx'
import { GridMenus } from '#src/admin/grid/component/grid-menus.tsx'
import type { GridMenu } from '#src/admin/grid/component/grid-menus.tsx'
import { GridTable } from '#src/admin/grid/component/grid-table.tsx'
import { FillGtins } from '#src/admin/gtins/fill-gtins.tsx'
import { PasteReview } from '#src/admin/grid/component/paste-review.tsx'
import type { useErrorWalk } from '#src/admin/grid/component/use-error-walk.ts'
import type { GridClipboard } from '#src/admin/grid/component/use-grid-clipboard.ts'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import type { CellMessages } from '#src/admin/grid/core/wrong-cells.ts'
import { closedCellsType, parseCopied } from '#src/content/variants/cells/clipboard.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { newProductTexts } from '#texts/new-product.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { gridName } from './use-parts.ts'
import { PastedHeadsBar } from './pasted-heads-bar.tsx'
import type { PastedHeads } from './use-pasted-heads.ts'
import type { Doubt } from './use-save.ts'

export interface PartsProps {
  editor: GridEditor
  clipboard: GridClipboard
  heads: PastedHeads
  walk: ReturnType<typeof useErrorWalk>
  messages: CellMessages
  /** Sentences about doubtful values that nobody has answered. */
  doubts: CellMessages
  /** Doubtful values that nobody has answered, by row and key of the column. */
  doubtAt: (row: number, key: string) => Doubt | undefined
  onGiven: (gtins: readonly string[]) => void
  onAccept: (doubt: Doubt) => void
  onPropose: (doubt: Doubt) => void
}

/** Doubtful value of the active cell. */
const activeDoubt = ({ editor, doubtAt }: Pick<PartsProps, 'editor' | 'doubtAt'>) =>
  doubtAt(editor.view.order[editor.active.row] ?? -1, editor.keyAt(editor.active.column))

/** Buttons above the grid. */
function PartsBar({
  editor,
  heads,
  onGiven,
  onFind,
  onColumns,
}: Pick<PartsProps, 'editor' | 'heads' | 'onGiven'> & {
  onFind: () => void
  onColumns: (button: HTMLElement) => void
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const ofGrid = useTexts(variantsGridTexts)
  const { columns, addRow, removeRows, undo, redo, canUndo, canRedo } = editor
  return (
    <div className="new-product__tools" role="toolbar" aria-label={labels.tools}>
      <Button look="quiet" onClick={addRow}>
        {ofGrid.add}
      </Button>
      <Button look="quiet" onClick={removeRows}>
        {ofGrid.remove}
      </Button>
      <Button look="quiet" onClick={onFind}>
        {labels.find}
      </Button>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onColumns(currentTarget)}
      >
        {labels.columnsShown({ shown: columns.shown.length, total: columns.ordered.length })}
      </Button>
      <FillGtins editor={editor} isWhole onGiven={onGiven} />
      {heads.undo ? (
        <Button look="quiet" onClick={heads.undo}>
          {labels.undoPaste}
        </Button>
      ) : (
        <Button look="quiet" aria-disabled={!canUndo} onClick={undo}>
          {ofGrid.undo}
        </Button>
      )}
      <Button look="quiet" aria-disabled={!canRedo} onClick={redo}>
        {labels.redo}
      </Button>
    </div>
  )
}

/** Grid of the part numbers: what a pasted table meant, and doubtful values asked in their cells. */
export function PartsGrid(props: PartsProps): ReactNode {
  const labels = useTexts(newProductTexts)
  const { editor, clipboard, heads, walk, messages } = props
  const [isFinding, setFinding] = useState(false)
  const [menu, setMenu] = useState<GridMenu>()
  const openColumnMenu = useCallback<OpenMenu>(
    (column, anchor) => setMenu({ kind: 'column', column, anchor }),
    [],
  )
  const onPaste = (event: ClipboardEvent): void => {
    const { target, clipboardData: data } = event
    const isInCells =
      editor.draft === undefined &&
      target instanceof Element &&
      target.closest('[role=grid]') !== null
    const { block } = parseCopied(data.getData('text/plain'), data.getData(closedCellsType))
    if (!isInCells || !heads.hasHeads(block)) return clipboard.onPaste(event)
    event.preventDefault()
    void heads.paste(block)
  }
  const shared = { editor, first: labels.code, readOnly: false }
  const doubt = editor.draft === undefined ? activeDoubt(props) : undefined
  const onAccept = (): void => doubt && props.onAccept(doubt)
  const onPropose = (): void => doubt && props.onPropose(doubt)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of a doubtful cell, which has buttons as well
    <div
      className="variants-grid new-product__grid"
      onPaste={onPaste}
      onCopy={clipboard.onCopy}
      onCut={clipboard.onCut}
      onKeyDownCapture={(event) => answerByKey(event, { doubt, onAccept, onPropose })}
    >
      <PartsBar
        editor={editor}
        heads={heads}
        onGiven={props.onGiven}
        onFind={() => setFinding(true)}
        onColumns={(anchor) => setMenu({ kind: 'columns', anchor })}
      />
      <PastedHeadsBar heads={heads} attributes={editor.attributes} />
      <p id={`${gridName}-grid-help`} hidden>
        {labels.gridHelp}
      </p>
      {isFinding ? (
        <FindBar editor={editor} closed={false} onClose={() => setFinding(false)} />
      ) : null}
      <p role="status" className="variants-grid__said">
        {editor.result}
      </p>
      <div className="variants-grid__frame">
        <GridTable
          {...shared}
          field={gridName}
          title={labels.parts}
          commands={{ openFind: () => setFinding(true), goToError: walk.step }}
          messages={messages}
          doubts={props.doubts}
          openMenu={openColumnMenu}
        />
        {doubt ? (
          <CellDoubt
            key={doubt.key}
            doubt={doubt}
            place={editor.active}
            onAccept={onAccept}
            onPropose={onPropose}
          />
        ) : null}
        <GridFoot editor={editor} />
      </div>
      {clipboard.pasted ? (
        <PasteReview
          rows={editor.rows}
          block={clipboard.pasted.block}
          options={clipboard.pasted.options}
          onTake={clipboard.apply}
          onCancel={clipboard.cancel}
        />
      ) : null}
      <GridMenus {...shared} menu={menu} onClose={() => setMenu(undefined)} />
    </div>
  )
}
