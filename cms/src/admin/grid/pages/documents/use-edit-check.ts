import { useEffect, useMemo, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { EditRefusal, GridCheck, GridDoubt } from '#src/changes/plans/grid-edits.ts'
import { placeOfEdit } from './grid-model.ts'
import type { CellEdit } from './grid-model.ts'

/** Pause after the last edit, after which the server compares the edits, ms. */
const pauseMs = 700

/** Value of an edit as it was compared. */
export const stampOf = ({ edit }: CellEdit): string =>
  `${placeOfEdit(edit)} ${JSON.stringify([edit.before, edit.after])}`

export interface EditCheck {
  /** Refusals of the server by the stamp of their edit. */
  refused: ReadonlyMap<string, EditRefusal>
  /** Doubtful values by the stamp of their edit. */
  doubts: ReadonlyMap<string, GridDoubt>
  visible: GridCheck['visible'] | undefined
  /** The same if all doubtful values are accepted. */
  visibleIfAccepted: GridCheck['visible'] | undefined
  /** True while the edits are not compared yet. */
  isPending: boolean
  /** True if the server could not be asked: a session that ended, or no connection. */
  hasFailed: boolean
}

const byStamp = <Note extends { edit: number }>(
  edits: readonly CellEdit[],
  notes: readonly Note[],
): Map<string, Note> =>
  new Map(
    notes.flatMap((note): [string, Note][] => {
      const edit = edits[note.edit]
      return edit ? [[stampOf(edit), note]] : []
    }),
  )

interface Checked {
  key: string
  refused: Map<string, EditRefusal>
  doubts: Map<string, GridDoubt>
  visible: GridCheck['visible'] | undefined
  visibleIfAccepted: GridCheck['visible'] | undefined
  hasFailed: boolean
}

/** Compares the edits with the content after each pause of the author. */
export function useEditCheck(edits: readonly CellEdit[], language: string) {
  const key = useMemo(() => edits.map(stampOf).join('\n'), [edits])
  const [checked, setChecked] = useState<Checked>({
    key: '',
    refused: new Map(),
    doubts: new Map(),
    visible: undefined,
    visibleIfAccepted: undefined,
    hasFailed: false,
  })
  const note = (of: readonly CellEdit[], check: GridCheck | undefined): void =>
    setChecked((former) => ({
      key: of.map(stampOf).join('\n'),
      refused: check ? byStamp(of, check.refused) : former.refused,
      doubts: check ? byStamp(of, check.doubts) : former.doubts,
      visible: check?.visible,
      visibleIfAccepted: check?.visibleIfAccepted,
      hasFailed: check === undefined,
    }))
  useEffect(() => {
    if (key === '') return undefined
    const ended = new AbortController()
    const timer = setTimeout(() => {
      const { signal } = ended
      const body = edits.map(({ edit }) => edit)
      // what only a publication refuses is said before the edits are applied
      const query = { use: 'draft', dry: '1' } as const
      void call('grid.check', { query, body }, { language, signal }).then(({ data }) => {
        if (!signal.aborted) note(edits, data)
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- edits are compared by their key
  }, [key, language])
  const check: EditCheck = {
    refused: checked.refused,
    doubts: checked.doubts,
    visible: checked.key === key ? checked.visible : undefined,
    visibleIfAccepted: checked.key === key ? checked.visibleIfAccepted : undefined,
    isPending: key !== '' && checked.key !== key,
    hasFailed: checked.key === key && checked.hasFailed,
  }
  return { check, note }
}
