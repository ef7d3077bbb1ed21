import { callPath, request } from '#src/admin/changes/requests.ts'
import type { Answered } from '#src/admin/changes/requests.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { GridCheck, GridEdit } from '#src/changes/imports/grid-edits.ts'

/** Compares edits with the content; without `isDry` they are kept for the order. */
export const sendEdits = (
  edits: readonly GridEdit[],
  { language, isDry, signal }: { language: string; isDry: boolean; signal?: AbortSignal },
): Promise<Answered<GridCheck>> =>
  request(callPath(ownEndpoints.grid, isDry ? { dry: '1' } : {}), {
    language,
    method: 'POST',
    body: [...edits],
    ...(signal ? { signal } : {}),
  })
