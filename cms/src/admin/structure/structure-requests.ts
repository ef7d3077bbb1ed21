import { callPath, request } from '#src/admin/changes/requests.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { ImportPreview } from '#src/changes/imports/import-shapes.ts'
import type { SentStructure } from '#src/changes/structure/request.ts'
import type { StructureView } from '#src/changes/structure/structure-answer.ts'

/** Attribute of a former subcategory of which all values are shown. */
export interface ShownInFull {
  subcategory: number
  from: string
}

interface Asked {
  structure: SentStructure
  all: ShownInFull | undefined
}

/** What a change would do. */
export const askPreview = (
  { structure, all }: Asked,
  { language, signal }: { language: string; signal: AbortSignal },
): Promise<Answered<StructureView>> =>
  request(callPath(ownEndpoints.structurePreview, {}), {
    language,
    signal,
    method: 'POST',
    body: { structure, ...(all ? { all } : {}) },
  })

/** Plans a change and keeps it for the order. */
export const sendStructure = (
  structure: SentStructure,
  language: string,
): Promise<Answered<ImportPreview>> =>
  request(callPath(ownEndpoints.structure, {}), { language, method: 'POST', body: structure })
