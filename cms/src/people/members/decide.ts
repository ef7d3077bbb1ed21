import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { expectedKey } from './decision.ts'

/** Decision about members; `expected`: what the list showed of them (`decisionMark`), by id. */
export interface Decision {
  state: 'approved' | 'refused' | 'blocked'
  reason?: string | undefined
  expected?: Readonly<Record<string, string>> | undefined
}

/** Decides about a member in a transaction of its own, with its e-mail; the reason of a failure. */
export async function decideMember(
  req: PayloadRequest,
  id: number,
  { state, reason, expected }: Decision,
): Promise<string | undefined> {
  try {
    await req.payload.update({
      collection: 'members',
      id,
      overrideAccess: false,
      depth: 0,
      user: req.user,
      // one transaction per member: a failure does not affect the others
      req: {
        i18n: req.i18n,
        t: req.t,
        user: req.user,
        payloadAPI: 'REST',
        context: { [expectedKey]: expected?.[String(id)] },
      } as unknown as PayloadRequest,
      data: { state, ...(state === 'refused' ? { reason: reason ?? '' } : {}) },
    })
    return undefined
  } catch (error) {
    return error instanceof ValidationError
      ? (error.data.errors[0]?.message ?? error.message)
      : error instanceof Error
        ? error.message
        : String(error)
  }
}
