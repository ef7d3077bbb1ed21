import { z } from 'zod'
import {
  applyRequestShape,
  planSummaryShape,
  shownPlanShape,
  shownRefusalsShape,
} from '#src/changes/plans/plan-shapes.ts'
import { targetColumnShape, supplierColumnsInput } from '#src/changes/sheets/sheet-shapes.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { file, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { messageShape } from '#src/platform/panel-calls/shapes.ts'
import { importsTexts } from '#texts/imports.js'

const labels = labelsOf(importsTexts)

/** Maximum size of a file, bytes. */
export const maxImportBytes = 20 * 1024 * 1024

export const importTooLarge = labels.fileTooLarge({ megabytes: maxImportBytes / 1024 / 1024 })

const ofEditors = { roles: permissions.products.create, denied: labels.denied }

/** Translators also call it, about the plans that they made in the grid. */
const ofAuthors = { roles: permissions.products.update, denied: labels.denied }

/** Calls about spreadsheets and all other changes that are compared first and then applied. */
export const importCalls = {
  'imports.check': panelCall({
    summary:
      'Compares a file, and keeps it as a plan; a large one waits to be compared. Changes no content.',
    cost: 2,
    ...ofEditors,
    form: { bytes: maxImportBytes * 1.05, tooLarge: importTooLarge },
    body: z.object({
      file: z.instanceof(File),
      /** `yes`: the damaged texts of the file are to be mended. */
      mend: z.string().optional(),
    }),
    unreadable: labels.noFileGiven,
    answer: shownPlanShape,
    refusals: [404],
  }),
  'imports.list': panelCall({
    summary: 'Lists the plans that were applied or wait, the newest first.',
    ...ofEditors,
    answer: z.object({ imports: z.array(planSummaryShape) }),
  }),
  'imports.columns': panelCall({
    summary: 'Lists the columns that one of a spreadsheet can mean, and the known suppliers.',
    ...ofEditors,
    answer: z.object({ columns: z.array(targetColumnShape), suppliers: z.array(z.string()) }),
  }),
  'imports.name-columns': panelCall({
    summary: 'Says what the columns of a supplier’s spreadsheets mean, in place of what was known.',
    ...ofEditors,
    body: supplierColumnsInput,
    sentences: { supplier: labels.noSupplier },
    answer: messageShape,
  }),
  'imports.read': panelCall({
    summary: 'Reads a plan; a checked one with the comparison as it would be now.',
    ...ofAuthors,
    answer: shownPlanShape,
    refusals: [404],
  }),
  'imports.apply': panelCall({
    summary: 'Hands a checked plan to the job that applies it.',
    cost: 2,
    ...ofAuthors,
    body: applyRequestShape,
    unreadable: labels.incomplete,
    answer: messageShape.extend({ import: planSummaryShape.optional() }),
    refusals: [404, 409],
    refused: shownRefusalsShape.partial(),
  }),
  'imports.stop': panelCall({
    summary: 'Stops a plan that waits or is compared.',
    ...ofAuthors,
    answer: messageShape,
    refusals: [404, 409],
  }),
  'imports.file': panelCall({
    summary: 'The file of a plan as it was given.',
    ...ofEditors,
    answer: file,
    refusals: [404],
  }),
  'imports.refused': panelCall({
    summary:
      'Refused rows as a workbook that can be sent again; as CSV, or without a file, a list of the refusals.',
    cost: 2,
    ...ofAuthors,
    query: z.object({ format: z.string().optional() }),
    answer: file,
    refusals: [404],
  }),
}
