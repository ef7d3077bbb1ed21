import { useEffect, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { DocumentChanges, UndoAnswer } from '#src/changes/history-shapes.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'

/** Change set to take back, or one document of it. */
export interface UndoTarget {
  set: string
  document?: Pick<DocumentChanges, 'collection' | 'id'> | undefined
}

/** What taking back would do; undefined while it is checked. `revision`: checks again. */
export function useUndoPreview(
  { set, document }: UndoTarget,
  language: string,
  revision: number,
): Answered<UndoAnswer> | undefined {
  const [state, setState] = useState<{ key: string; answer: Answered<UndoAnswer> }>()
  const { collection, id } = document ?? {}
  const key = `${set} ${collection} ${id} ${revision}`
  useEffect(() => {
    const ended = new AbortController()
    const of = collection === undefined || id === undefined ? undefined : { collection, id }
    const body = { set, document: of, apply: false }
    void call('history.undo', { body }, { language, signal: ended.signal }).then((answer) => {
      if (!ended.signal.aborted) setState({ key, answer })
    })
    return () => ended.abort()
  }, [key, set, collection, id, language])
  return state?.key === key ? state.answer : undefined
}

/** True if taking back would change something. */
export const hasEffect = ({ values, addedRows, removedRows }: UndoAnswer): boolean =>
  values + addedRows + removedRows > 0
