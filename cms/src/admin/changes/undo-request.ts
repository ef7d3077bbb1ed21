import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { DocumentChanges, UndoAnswer } from '#src/changes/history-answer.ts'
import { callPath, request } from './requests.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'

/** Change set to take back, or one document of it. */
export interface UndoTarget {
  set: string
  document?: Pick<DocumentChanges, 'collection' | 'id'> | undefined
}

/** Takes back a change set; without `apply` the answer says what that would do. */
export const requestUndo = (
  { set, document }: UndoTarget,
  { language, apply, signal }: { language: string; apply: boolean; signal?: AbortSignal },
): Promise<Answered<UndoAnswer>> =>
  request<UndoAnswer>(callPath(ownEndpoints.historyUndo, {}), {
    language,
    method: 'POST',
    body: {
      set,
      apply,
      ...(document ? { document: { collection: document.collection, id: document.id } } : {}),
    },
    ...(signal ? { signal } : {}),
  })
