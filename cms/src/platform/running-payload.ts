import type { Payload } from 'payload'

type Running = PromiseWithResolvers<Payload>

/** Key of the instance that `main.ts` shares with the copy of this module in Next's bundle. */
const key = Symbol.for('vitrine.cms.payload')

function readRunning(): Running {
  const known: Running | undefined = Reflect.get(globalThis, key)
  if (known !== undefined) return known
  const made = Promise.withResolvers<Payload>()
  Reflect.set(globalThis, key, made)
  return made
}

/**
 * Payload instance initialized by `main.ts`; pages of the panel use it instead of initializing
 * their own.
 */
export const runningPayload: Promise<Payload> = readRunning().promise

export const announcePayload = (payload: Payload): void => readRunning().resolve(payload)
