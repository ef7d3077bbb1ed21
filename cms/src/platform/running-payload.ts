import type { Payload } from 'payload'

type Running = PromiseWithResolvers<Payload>

/** Shared by `main.ts` and the copy of this module in Next's bundle. */
const key = Symbol.for('vitrine.cms.payload')

function readRunning(): Running {
  const known: Running | undefined = Reflect.get(globalThis, key)
  if (known !== undefined) return known
  const made = Promise.withResolvers<Payload>()
  Reflect.set(globalThis, key, made)
  return made
}

/** Payload instance that `main.ts` has initialized; the panel's pages have no configuration of their own. */
export const runningPayload: Promise<Payload> = readRunning().promise

export const announcePayload = (payload: Payload): void => readRunning().resolve(payload)
