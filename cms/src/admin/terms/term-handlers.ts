import { ValidationError } from 'payload'
import { documentWords } from '#src/changes/sheets/part-number-sheets.ts'
import { readTerms } from '#src/changes/sheets/read-grids.ts'
import { sheetResponse } from '#src/changes/sheets/sheet-response.ts'
import { termSheet } from '#src/changes/sheets/term-sheets.ts'
import type { termCalls } from '#src/panel-calls/terms.ts'
import { labelOfAll, labelsOf } from '#src/platform/labels.ts'
import { PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import { documentOf } from '#src/platform/panel-calls/document-of.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { readSearchedWords } from '#src/translation/terms/read-searched-words.ts'
import { readGlossary } from '#src/translation/terms/read-terms.ts'
import { termOf } from '#src/translation/terms/stored-words.ts'
import { termsTexts } from '#texts/terms.js'

const { propose } = labelsOf(termsTexts)

export const termHandlers: PanelHandlers<typeof termCalls> = {
  'terms.list': async ({ payload }) => ({ terms: [...(await readGlossary(payload)).terms] }),

  'terms.propose': async (req, { body }) => {
    const { sourceLocale, targetLocale, source, target, note } = body
    try {
      const { id } = await req.payload.create({
        collection: 'terms',
        data: {
          // pairs: a site of one language has one name for both
          words: Object.fromEntries([
            [sourceLocale, { preferred: source }],
            [targetLocale, { preferred: target }],
          ]),
          note,
          state: 'proposed',
        },
        depth: 0,
        overrideAccess: false,
        req,
      })
      return { id, ...told(req, propose.sent) }
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const message = error.data.errors.map((each) => each.message).join(' ')
      throw new PanelRefusal(422, labelOfAll(message))
    }
  },

  'terms.searches': async (req, { query }) => ({
    words: await readSearchedWords(req.payload, termOf(await documentOf(req, 'terms', query.id))),
  }),

  'terms.export': async (req) => {
    const { language } = req.i18n
    const sheets = [termSheet(await readTerms(req), language)]
    return sheetResponse(req, { sheets, words: documentWords(language), name: 'terms' })
  },
}
