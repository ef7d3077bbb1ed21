import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { UndoDialog } from '#src/admin/changes/undo-dialog.tsx'
import { UndoNote } from '#src/admin/changes/undo-note.tsx'
import { canUndo, isUnderWay } from '#src/admin/sheets/import-state.ts'
import { RefusedTable } from '#src/admin/sheets/refused-table.tsx'
import { Progress } from '#src/admin/sheets/running-imports.tsx'
import { useImport } from '#src/admin/sheets/use-imports.ts'
import type { UndoAnswer } from '#src/changes/history-answer.ts'
import { historyOf } from '#src/platform/change-addresses.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { importPageTexts } from '#texts/import-page.js'

const { order: labels } = labelsOf(bulkFilesTexts)
const { result, earlier } = labelsOf(importPageTexts)

/** Progress and result of the change of the products, its history and its undo. */
export function AttachedResult({ id, language }: { id: number; language: string }): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const [isAsking, setAsking] = useState(false)
  const [undone, setUndone] = useState<UndoAnswer>()
  const { data, reload } = useImport(id, language)
  if (!data || data.state === 'checked') return null
  const { set, message, undoneBy } = data
  return (
    <section className="ordered" aria-label={say(labels.attached)}>
      <div className="ordered__state" data-state={data.state} aria-live="polite">
        <p>{say(labels.attached)}</p>
        {data.state === 'waiting' || isUnderWay(data) ? (
          <Progress running={data} language={language} />
        ) : null}
        {message === null ? null : <p>{message}</p>}
        {undoneBy === null ? null : <p>{say(earlier.undone)}</p>}
        {undone ? <UndoNote answer={undone} language={language} /> : null}
      </div>
      {set === null ? null : (
        <p className="ordered__actions">
          <Link className="panel-button" href={historyOf({ set })} prefetch={false}>
            {say(result.history)}
          </Link>
          {canUndo(data) ? (
            <button
              type="button"
              className="panel-button changes-danger"
              onClick={() => setAsking(true)}
            >
              {say(result.undo)}
            </button>
          ) : null}
        </p>
      )}
      {'refused' in data ? (
        <RefusedTable id={id} refused={data.refused} more={data.moreRefused} language={language} />
      ) : null}
      {isAsking && set !== null ? (
        <UndoDialog
          target={{ set }}
          name={undefined}
          language={language}
          onDone={(answer) => {
            setAsking(false)
            setUndone(answer)
            reload()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}
