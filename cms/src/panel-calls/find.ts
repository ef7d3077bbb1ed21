import { z } from 'zod'
import { everyRole, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { givenLocale } from '#src/platform/panel-calls/shapes.ts'

/** Kind of a result; determines its order. */
export const resultKindShape = z.enum(['document', 'person', 'place', 'command'])

export const findResultShape = z.object({
  kind: resultKindShape,
  /** Singular name of the collection, or name of the kind. */
  group: z.string(),
  name: z.string(),
  /** Text that matched the query, if it is not the name. */
  detail: z.string(),
  path: z.string(),
})
export type FindResult = z.output<typeof findResultShape>

export const findAnswerShape = z.object({
  results: z.array(findResultShape),
})
export type FindAnswer = z.output<typeof findAnswerShape>

/** Call of “go to” and of relation fields. */
export const findCalls = {
  find: panelCall({
    summary: 'Finds documents, people, pages and commands that the account may open.',
    roles: everyRole,
    query: z.object({
      q: z.string().default(''),
      /** Collections, separated by commas: documents of these alone. */
      in: z.string().optional(),
      locale: givenLocale,
    }),
    answer: findAnswerShape,
  }),
}
