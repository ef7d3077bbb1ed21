import { Client } from 'pg'
import { environment } from '#src/platform/environment.ts'

/** Channels of PostgreSQL notifications: changes of what visitors see, and queued mails. */
export const channels = { changes: 'vitrine_changes', mails: 'vitrine_mails' } as const
type Channel = keyof typeof channels

/** One LISTEN connection of the process; `waiting`: callbacks, called once at the next notification. */
const state = {
  waiting: { changes: new Set<() => void>(), mails: new Set<() => void>() },
  client: undefined as Client | undefined,
  isConnecting: false,
  hasStopped: false,
}

/** Wakes everything that waits for a channel. */
function wakeAll(channel: Channel): void {
  for (const wake of state.waiting[channel]) wake()
}

/** Connects when there is no connection; while it is down, what waits polls. */
async function listen(): Promise<void> {
  if (state.client || state.isConnecting || state.hasStopped) return
  state.isConnecting = true
  const fresh = new Client({
    connectionString: environment.DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    application_name: 'vitrine-feed',
  })
  const names = Object.keys(channels) as Channel[]
  const lost = (): void => {
    if (state.client === fresh) {
      state.client = undefined
      // those that wait go on with the shorter interval
      names.forEach(wakeAll)
    }
    fresh.end().catch(() => undefined)
  }
  fresh.on('error', lost)
  fresh.on('end', lost)
  fresh.on('notification', ({ channel }) =>
    names.filter((name) => channels[name] === channel).forEach(wakeAll),
  )
  try {
    await fresh.connect()
    await fresh.query(names.map((name) => `listen ${channels[name]}`).join('; '))
    state.client = fresh
  } catch {
    lost()
  } finally {
    state.isConnecting = false
  }
}

/** Longest waits, ms: without a LISTEN connection, and as a safety net with one. */
export interface WaitIntervals {
  polling: number
  listening: number
}

export interface Wait {
  /** Resolves at the next notification, or after `limit` ms. */
  until: (limit?: number) => Promise<void>
  end: () => void
}

/**
 * Registers for a channel before the caller reads what it announces, so that nothing is missed
 * between the read and the wait.
 */
export function beginWait(channel: Channel, signal: AbortSignal, intervals: WaitIntervals): Wait {
  void listen()
  const waiting = state.waiting[channel]
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.add(resolve)
  const stop = (): void => resolve()
  signal.addEventListener('abort', stop)
  if (signal.aborted) resolve()
  return {
    until: async (limit = Number.POSITIVE_INFINITY) => {
      const maxWaitMs = state.client ? intervals.listening : intervals.polling
      const timer = setTimeout(resolve, Math.min(limit, maxWaitMs))
      await promise
      clearTimeout(timer)
    },
    end: () => {
      waiting.delete(resolve)
      signal.removeEventListener('abort', stop)
    },
  }
}

export const hasStoppedListening = (): boolean => state.hasStopped

/** Wakes all followers at shutdown: they reconnect to the next process. */
export function releaseFollowers(): void {
  state.hasStopped = true
  wakeAll('changes')
}

export async function stopListening(): Promise<void> {
  releaseFollowers()
  await state.client?.end().catch(() => undefined)
}
