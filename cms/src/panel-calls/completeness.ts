import { z } from 'zod'
import { globalPermissions } from '#src/platform/access/permissions.ts'
import { everyRole, file, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { givenLocale, idShape, queryId } from '#src/platform/panel-calls/shapes.ts'
import {
  completenessAnswerShape,
  offeredAnswerShape,
} from '#src/staff-index/completeness-shapes.ts'

/** A document; which ones an account may read is decided by its collection. */
const document = z.object({ collection: z.string(), locale: givenLocale })

/** Calls about what documents lack. */
export const completenessCalls = {
  'completeness.read': panelCall({
    summary: 'Reads what a document lacks, and the next document of a list of incomplete ones.',
    roles: everyRole,
    query: document.extend({
      id: queryId.optional().catch(undefined),
      /** Query of the list whose documents are completed one by one. */
      work: z.string().optional(),
      /** Number of its documents when the first one was opened: `120`, `1000+`. */
      of: z.string().optional(),
      /** Place of this document. */
      at: queryId.optional().catch(undefined),
    }),
    answer: completenessAnswerShape,
    refusals: [404],
  }),
  'completeness.check': panelCall({
    summary: 'Reads what a document lacks with the values of a form that are not saved.',
    roles: everyRole,
    body: document.extend({ id: idShape.nullish().catch(undefined), data: z.unknown().optional() }),
    answer: completenessAnswerShape,
    refusals: [404],
  }),
  'completeness.begin-work': panelCall({
    summary: 'Leads to the first incomplete document of a list, at its first missing field.',
    roles: everyRole,
    query: z.looseObject(document.shape),
    answer: file,
  }),
  'completeness.except': panelCall({
    summary: 'Declares that a required fact does not apply to a document, or that it does.',
    roles: everyRole,
    body: document.extend({ id: idShape, fact: z.string(), applies: z.boolean() }),
    answer: z.object({}),
    refusals: [404],
  }),
  'completeness.rules': panelCall({
    summary: 'Reads the rules, and the requirements that their form offers.',
    roles: globalPermissions.completeness.read,
    query: z.object({ locale: givenLocale }),
    answer: offeredAnswerShape,
  }),
}
