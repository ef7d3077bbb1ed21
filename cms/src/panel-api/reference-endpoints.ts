import type { Endpoint } from 'payload'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { gridSheet } from '#src/changes/sheets/grid-sheets.ts'
import { documentWords } from '#src/changes/sheets/part-number-sheets.ts'
import { readReferenceRows } from '#src/changes/sheets/read-grids.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { fileHeaders } from '#src/platform/http/file-headers.ts'
import { sheetResponse } from '#src/changes/sheets/sheet-response.ts'

/** Export of all cross-references with `format=csv|xlsx`, in the format that the import reads. */
const exportFile: Endpoint = {
  path: ownEndpoints.exportReferences,
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, permissions['other-makers'].read))
      return new Response('forbidden\n', {
        status: 403,
        headers: { ...fileHeaders, 'content-type': 'text/plain' },
      })
    const { language } = req.i18n
    const sheets = [gridSheet(await readReferenceRows(req, language), language)]
    return sheetResponse(req, {
      sheets,
      words: documentWords(language, true),
      name: 'cross-references',
    })
  },
}

/** Endpoints of the cross-references page. */
export const referenceEndpoints: Endpoint[] = [exportFile]
