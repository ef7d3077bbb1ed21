import { useMemo, useState } from 'react'
import type { GridDoubt } from '#src/changes/plans/grid-edits.ts'
import type { CellMessages } from '#src/admin/grid/core/wrong-cells.ts'
import { cellErrors } from './cell-errors.ts'
import type { CellEdit } from './grid-model.ts'
import { stampOf, useEditCheck } from './use-edit-check.ts'
import { useGridEdits } from './use-grid-edits.ts'
import type { WorkProps } from './work-props.ts'

/** Sentences about refused edits, by row and column: of the rules of the editor, and of the server. */
function messagesOf(
  local: ReadonlyMap<number, ReadonlyMap<string, string>>,
  edits: readonly CellEdit[],
  refused: ReadonlyMap<string, { message: string }>,
): CellMessages {
  const messages = new Map<number, Map<string, string>>(
    [...local].map(([row, own]) => [row, new Map(own)]),
  )
  if (refused.size > 0)
    for (const edit of edits) {
      const refusal = refused.get(stampOf(edit))
      const own = messages.get(edit.row) ?? new Map<string, string>()
      if (refusal && !own.has(edit.key)) messages.set(edit.row, own.set(edit.key, refusal.message))
    }
  return messages
}

/** Edits of the rows with their check: by the rules of the editor at once, by the server after a pause. */
export function useCheckedEdits({
  model,
  account,
  language,
}: Pick<WorkProps, 'model' | 'account' | 'language'>) {
  const state = useGridEdits(model, account)
  const { edits, rows, base } = state
  const local = useMemo(
    () =>
      model.answer.what === 'parts'
        ? cellErrors(model, { edits, rows, base }, language)
        : new Map<number, Map<string, string>>(),
    [model, edits, rows, base, language],
  )
  const { check, note } = useEditCheck(edits, language)
  const messages = useMemo(
    () => messagesOf(local, edits, check.refused),
    [local, edits, check.refused],
  )
  const messageOf = (edit: CellEdit): string | undefined => messages.get(edit.row)?.get(edit.key)
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  /** Doubtful value of an edit; none for one that is refused. */
  const doubtOf = (edit: CellEdit): GridDoubt | undefined =>
    messageOf(edit) === undefined ? check.doubts.get(stampOf(edit)) : undefined
  const isAccepted = (edit: CellEdit): boolean => accepted.has(stampOf(edit))
  return {
    ...state,
    messages,
    messageOf,
    doubtOf,
    isAccepted,
    /** True for a doubtful value that nobody accepted: it stays out. */
    isOpen: (edit: CellEdit): boolean => doubtOf(edit) !== undefined && !isAccepted(edit),
    accept: (edits_: readonly CellEdit[], isTaken: boolean): void =>
      setAccepted((former) => {
        const stamps = edits_.map(stampOf)
        return isTaken
          ? new Set([...former, ...stamps])
          : new Set([...former].filter((stamp) => !stamps.includes(stamp)))
      }),
    check,
    note,
  }
}

export type CheckedEdits = ReturnType<typeof useCheckedEdits>
