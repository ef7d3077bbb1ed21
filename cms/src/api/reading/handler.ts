import type { CallName, calls } from '@vitrine/contract/calls'
import type { Answer } from '@vitrine/contract/client'
import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { z } from 'zod'
import type { JsonText } from '#src/platform/http/json-text.ts'
import type { Session } from '#src/people/members/session.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import type { CallContext } from './call-context.ts'

/** Parsed input of a call. */
export interface CallInput<N extends CallName> {
  params: z.output<Endpoints[N]['params']>
  query: z.output<Endpoints[N]['query']>
  body: z.output<Endpoints[N]['body']>
}

/**
 * Client of a call; `session` is always set for calls that require one (checked in
 * `http/answer.ts`).
 */
export interface Caller<N extends CallName> {
  visitor: Visitor
  session: (typeof calls)[N]['session'] extends true ? Session : Session | undefined
}

/** Implementation of a call of the contract. */
export type Handler<N extends CallName> = (
  context: CallContext,
  input: CallInput<N>,
  caller: Caller<N>,
) => Promise<Answer<N> | JsonText>

/** Handlers of one subject, by call name. */
export type Handlers = { [N in CallName]?: Handler<N> }
