import type { Payload } from 'payload'
import { processSingleton } from './process-singleton.ts'

const running = processSingleton('payload', () => Promise.withResolvers<Payload>())

/** The Payload instance that `main.ts` has started; the panel has no configuration of its own. */
export const runningPayload: Promise<Payload> = running.promise

export const announcePayload = (payload: Payload): void => running.resolve(payload)
