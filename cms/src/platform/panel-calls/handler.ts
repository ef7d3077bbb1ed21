import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { AnyPanelCall, file, PanelCall } from './panel-call.ts'

/** Shapes of a call. */
interface ShapesOf<Query, Body, Answer, Refused> {
  query: Query
  body: Body
  answer: Answer
  refused: Refused
}
export type CallShapes<Call> =
  Call extends PanelCall<infer Query, infer Body, infer Answer, infer Refused>
    ? ShapesOf<Query, Body, Answer, Refused>
    : never

/** Parsed input of a call. */
export interface CallInput<Call> {
  /** Parameter `:id` of the path; 0 in a path without it. */
  id: number
  /** Further parameters of the path, decoded. */
  params: Readonly<Record<string, string>>
  query: z.output<CallShapes<Call>['query']>
  body: z.output<CallShapes<Call>['body']>
}

type Given<Answer> = Answer extends typeof file
  ? Response
  : Answer extends z.ZodType
    ? z.input<Answer>
    : never

/**
 * Implementation of a call: its answer, or an exception: `PanelRefusal` for an answer with a
 * sentence, others as Payload handles them.
 */
export type PanelHandler<Call> = (
  req: PayloadRequest,
  input: CallInput<Call>,
) => Promise<Given<CallShapes<Call>['answer']>>

/** Handlers of a table of calls; a missing one is a compile error. */
export type PanelHandlers<Calls extends Record<string, AnyPanelCall>> = {
  [Name in keyof Calls]: PanelHandler<Calls[Name]>
}
