import type { CallName, calls } from '@vitrine/contract/calls'
import type { Answer } from '@vitrine/contract/client'
import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { z } from 'zod'
import type { Session } from '#src/people/members/session.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import type { CallContext } from './call-context.ts'

/** What a call takes, as its schemas parsed it. */
export interface CallInput<N extends CallName> {
  params: z.output<Endpoints[N]['params']>
  query: z.output<Endpoints[N]['query']>
  body: z.output<Endpoints[N]['body']>
}

/**
 * Who asks: a call that needs a session has one, once its handler is reached (`http/answer.ts`).
 */
export interface Caller<N extends CallName> {
  visitor: Visitor
  session: (typeof calls)[N]['session'] extends true ? Session : Session | undefined
}

/** A call: what its contract lets in, given to the operation that answers it. */
export type Handler<N extends CallName> = (
  context: CallContext,
  input: CallInput<N>,
  caller: Caller<N>,
) => Promise<Answer<N>>

/** Calls of one subject, by name. */
export type Handlers = { [N in CallName]?: Handler<N> }
