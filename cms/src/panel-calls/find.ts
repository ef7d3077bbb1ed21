import { z } from 'zod'
import { everyRole, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { givenLocale } from '#src/platform/panel-calls/shapes.ts'

/** Kind of a result; determines its order. */
export const resultKindShape = z.enum(['document', 'person', 'place', 'command', 'setting'])

export const findResultShape = z.object({
  kind: resultKindShape,
  /** Singular name of the collection, or name of the kind. */
  group: z.string(),
  name: z.string(),
  /** Text that matched the query, and what tells results of one name apart. */
  detail: z.string(),
  path: z.string(),
})
export type FindResult = z.output<typeof findResultShape>

export const findAnswerShape = z.object({
  results: z.array(findResultShape),
  /** True if nothing has what was typed: the results have a similar spelling. */
  isNear: z.boolean(),
})
export type FindAnswer = z.output<typeof findAnswerShape>

/** Document that a relation field offers, or shows as its value. */
export const choiceShape = z.object({
  collection: z.string(),
  id: z.number(),
  title: z.string(),
  /** Parent, family or code, which distinguishes documents with equal titles. */
  detail: z.string(),
})
export type Choice = z.output<typeof choiceShape>

/** Documents as `products:12,media:3`. */
const documents = z.string().max(4000).default('')

/** Calls of “go to” and of relation fields. */
export const findCalls = {
  find: panelCall({
    summary: 'Finds documents, people, pages, settings and commands that the account may open.',
    roles: everyRole,
    query: z.object({
      q: z.string().default(''),
      /** Collections, separated by commas: documents of these alone. */
      in: z.string().optional(),
      /** Without a query: documents that the account opened last, which are answered first. */
      opened: documents,
      locale: givenLocale,
    }),
    answer: findAnswerShape,
  }),
  'find.choices': panelCall({
    summary: 'Reads documents that a relation field offers for a text, or its values by id.',
    roles: everyRole,
    query: z.object({
      q: z.string().default(''),
      /** Collections of the field, separated by commas. */
      in: z.string(),
      /** Values of the field: these documents alone. */
      ids: documents,
      locale: givenLocale,
    }),
    answer: z.object({
      choices: z.array(choiceShape),
      isNear: z.boolean(),
      /** True if there are more: the text narrows them. */
      isMore: z.boolean(),
    }),
  }),
}
