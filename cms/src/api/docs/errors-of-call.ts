import { calls, commonErrors } from '@vitrine/contract/calls'
import type { Call, CallName } from '@vitrine/contract/calls'
import { errorStatuses } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'

/** Whether the call has a request body. */
export const takesBody = (name: CallName): boolean => {
  const { method, body }: Call = calls[name]
  return method === 'POST' && body !== 'unread'
}

/** Error codes common to calls with a body: an unreadable body, and a cross-site origin. */
const ofBodies = [
  'body-too-large',
  'media-type-unsupported',
] as const satisfies readonly ErrorCode[]

/** All error codes of a call, grouped by status. */
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
