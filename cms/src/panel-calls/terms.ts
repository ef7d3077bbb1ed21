import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { file, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { idShape, messageShape, queryId } from '#src/platform/panel-calls/shapes.ts'
import { termLimits } from '#src/translation/terms/stored-words.ts'
import { searchedWordShape, termShape } from '#src/translation/terms/term-shapes.ts'
import { termsTexts } from '#texts/terms.js'

const { propose } = labelsOf(termsTexts)

const word = z.string().trim().min(1).max(termLimits.characters).refine(isStorable)
const locale = z.enum(localeCodes)

const { read, create } = permissions.terms

/** Calls of the glossary. */
export const termCalls = {
  'terms.list': panelCall({
    summary: 'Lists the approved terms, by which the desk checks what is typed.',
    roles: read,
    answer: z.object({ terms: z.array(termShape) }),
  }),
  'terms.propose': panelCall({
    summary: 'Proposes a term with its translation; editors approve it.',
    roles: create,
    body: z
      .object({
        sourceLocale: locale,
        targetLocale: locale,
        source: word,
        target: word,
        note: z.string().trim().max(termLimits.note).refine(isStorable).default(''),
      })
      .refine(({ sourceLocale, targetLocale }) => sourceLocale !== targetLocale),
    unreadable: propose.incomplete,
    answer: messageShape.extend({ id: idShape }),
  }),
  'terms.searches': panelCall({
    summary: 'Lists the words of a concept that visitors searched.',
    roles: read,
    query: z.object({ id: queryId }),
    answer: z.object({ words: z.array(searchedWordShape) }),
    refusals: [404],
  }),
  'terms.export': panelCall({
    summary: 'Exports the glossary in the format that the import reads.',
    cost: 2,
    roles: read,
    query: z.object({ format: z.string().optional() }),
    answer: file,
  }),
}
