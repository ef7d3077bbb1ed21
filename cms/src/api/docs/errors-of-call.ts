import { calls, commonErrors } from '@vitrine/contract/calls'
import type { Call, CallName } from '@vitrine/contract/calls'
import { errorStatuses } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'

/** Whether a call has a body that is read. */
export const takesBody = (name: CallName): boolean => {
  const { method, body }: Call = calls[name]
  return method === 'POST' && body !== 'unread'
}

/**
 * What a call that changes something can answer beside its own errors: its body, and who may send
 * it (a page of another site may not).
 */
const ofBodies = [
  'body-too-large',
  'media-type-unsupported',
] as const satisfies readonly ErrorCode[]

/** Every error of a call, by status. */
export function errorsOfCall(name: CallName): [status: number, codes: ErrorCode[]][] {
  const { method, errors }: Call = calls[name]
  const codes = new Set<ErrorCode>([
    ...commonErrors,
    ...errors,
    ...(takesBody(name) ? ofBodies : []),
    ...(method === 'POST' ? ['forbidden' as const] : []),
  ])
  return [...Map.groupBy(codes, (code) => errorStatuses[code])].toSorted(([a], [b]) => a - b)
}
