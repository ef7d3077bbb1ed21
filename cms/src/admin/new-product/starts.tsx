import { useState } from 'react'
import type { ReactNode } from 'react'
import { DocumentsSelect } from '#src/admin/relations/documents-select.tsx'
import { parseBlock } from '#src/content/variants/cells/clipboard.ts'
import type { Block } from '#src/content/variants/cells/clipboard.ts'
import { useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FileButton } from '#src/ui/file-drop.tsx'
import { FormField } from '#src/ui/form-fields.tsx'
import { DialogActions, Question } from '#src/ui/question.tsx'
import { newProductTexts } from '#texts/new-product.js'
import type { PastedHeads } from './use-pasted-heads.ts'
import type { Starts } from './use-starts.ts'

/** Asks which product is duplicated. */
function OriginalDialog({
  problem,
  isEmpty,
  onChoose,
  onClose,
}: {
  problem: string
  /** True if there is no draft that would be replaced. */
  isEmpty: boolean
  onChoose: (id: number) => void
  onClose: () => void
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const [chosen, setChosen] = useState<number>()
  return (
    <Dialog title={labels.duplicateOf} onClose={onClose}>
      <DocumentsSelect
        label={labels.originalProduct}
        collection="products"
        ids={chosen === undefined ? [] : [chosen]}
        hasMany={false}
        onChoose={([next]) => setChosen(next)}
      />
      <p>{labels.duplicateHint}</p>
      {isEmpty ? null : <p>{labels.replacesDraft}</p>}
      <p role="alert" className="ui-problem">
        {problem}
      </p>
      <DialogActions
        onCancel={onClose}
        confirm={labels.takeOver}
        isBlocked={chosen === undefined}
        onConfirm={() => {
          if (chosen !== undefined) onChoose(chosen)
        }}
      />
    </Dialog>
  )
}

/** Takes a table of a spreadsheet, with the heads of its columns. */
function TableDialog({
  problem,
  isBusy,
  onTable,
  onFile,
  onClose,
}: {
  problem: string
  isBusy: boolean
  onTable: (block: Block) => void
  onFile: (file: File | undefined) => void
  onClose: () => void
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const [text, setText] = useState('')
  return (
    <Dialog isWide title={labels.fromTable} onClose={onClose}>
      <FormField label={labels.table} hint={labels.tableHint} problem={problem}>
        {(control) => (
          <textarea
            {...control}
            name="table"
            className="new-product__table"
            rows={10}
            wrap="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      <DialogActions
        onCancel={onClose}
        confirm={labels.readTable}
        isBlocked={text.trim() === ''}
        onConfirm={() => onTable(parseBlock(text))}
      >
        <FileButton
          text={labels.openFile}
          accept=".xlsx,.csv,.tsv,.txt,text/csv"
          isBusy={isBusy}
          onFiles={([file]) => onFile(file)}
        />
      </DialogActions>
    </Dialog>
  )
}

/** Dialogs of the other starts. */
export function StartDialogs({
  starts,
  heads,
  isEmpty,
}: {
  starts: Starts
  heads: PastedHeads
  isEmpty: boolean
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const { start, setStart, asked, setAsked } = starts
  if (asked !== null)
    return (
      <Question
        title={labels.duplicateOf}
        hint={labels.replacesDraft}
        confirm={labels.takeOver}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          void starts.takeOver(asked)
        }}
      />
    )
  if (start === 'duplicate')
    return (
      <OriginalDialog
        problem={starts.problem}
        isEmpty={isEmpty}
        onChoose={(id) => void starts.takeOver(id)}
        onClose={() => setStart('scratch')}
      />
    )
  return start === 'table' ? (
    <TableDialog
      problem={starts.problem || heads.problem}
      isBusy={starts.isReading || heads.isReading}
      onTable={(block) => void starts.paste(block)}
      onFile={(file) => void starts.openFile(file)}
      onClose={() => setStart('scratch')}
    />
  ) : null
}
