import { callPath, request } from '#src/admin/changes/requests.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { ImportUse } from '#src/changes/imports/import-answer.ts'
import type { GridCheck, GridEdit } from '#src/changes/imports/grid-edits.ts'

interface SendOptions {
  language: string
  isDry: boolean
  /** What the rules of the editor are asked for. */
  use: ImportUse
  signal?: AbortSignal
}

/** Compares edits with the content; without `isDry` they are kept for the order. */
export const sendEdits = (
  edits: readonly GridEdit[],
  { language, isDry, use, signal }: SendOptions,
): Promise<Answered<GridCheck>> =>
  request(callPath(ownEndpoints.grid, { use, ...(isDry ? { dry: '1' } : {}) }), {
    language,
    method: 'POST',
    body: [...edits],
    ...(signal ? { signal } : {}),
  })
