import { z } from 'zod'
import { permissions } from '#src/platform/access/permissions.ts'
import { everyRole, file, panelCall } from '#src/platform/panel-calls/panel-call.ts'

/** `csv`: in place of a workbook its first sheet. */
const format = z.string().optional()

/** Calls for files in the formats that the import reads. */
export const sheetCalls = {
  'sheets.export': panelCall({
    summary: 'Documents of a list as a workbook.',
    cost: 2,
    // which collections an account may read is checked by their lists
    roles: everyRole,
    query: z.looseObject({
      collection: z.string(),
      locale: z.string().optional(),
      /** Contents of the sheets: part numbers, tooling, cross-references, documents. */
      what: z.string().optional(),
      /** Only the part numbers of this subcategory. */
      subcategory: z.string().optional(),
      format,
    }),
    answer: file,
  }),
  'cross-references.export': panelCall({
    summary: 'All cross-references as a workbook.',
    cost: 2,
    roles: permissions['other-makers'].read,
    query: z.object({ format }),
    answer: file,
  }),
}
