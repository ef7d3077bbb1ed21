import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'
import type { newProductCalls } from '#src/panel-calls/new-product.ts'
import { labelOfAll } from '#src/platform/labels.ts'
import { PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { checkProduct } from './check-product.ts'
import { readOriginal } from './read-original.ts'
import { readPastedTable } from './read-pasted-table.ts'
import { readWorkbook } from './read-workbook.ts'

/** Answers 422 to part numbers beyond the limits of a file. */
async function withinLimits<Answer>(
  language: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof RefusedWorkbook)) throw error
    throw new PanelRefusal(422, labelOfAll(fileRefusalMessage(error.reason, language)))
  }
}

export const newProductHandlers: PanelHandlers<typeof newProductCalls> = {
  'new-product.check': (req, { query: { dry }, body }) =>
    withinLimits(req.i18n.language, () => checkProduct(req, body, dry !== undefined)),

  'new-product.read-table': (req, { body }) =>
    withinLimits(req.i18n.language, () => readPastedTable(req, body)),

  'new-product.read-workbook': (req, { body: { file } }) =>
    withinLimits(req.i18n.language, async () =>
      readWorkbook(new Uint8Array(await file.arrayBuffer()), req.i18n.language),
    ),

  'new-product.read-original': async (req, { query: { id } }) => {
    const original = await readOriginal(req, id)
    if (!original) throw new PanelRefusal(404)
    return original
  },
}
