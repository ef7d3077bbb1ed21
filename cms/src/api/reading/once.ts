import type { CallContext } from './call-context.ts'

const begun = new WeakMap<CallContext, Map<string, Promise<unknown>>>()

/** Does what several parts of an answer need once in its call; `key` names it. */
export function once<Result>(
  context: CallContext,
  key: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const ofCall = begun.get(context) ?? new Map<string, Promise<unknown>>()
  begun.set(context, ofCall)
  const known = ofCall.get(key) as Promise<Result> | undefined
  if (known) return known
  const reading = read()
  ofCall.set(key, reading)
  return reading
}
