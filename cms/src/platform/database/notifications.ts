import { Client } from 'pg'
import { environment } from '#src/platform/environment.ts'

/**
 * Channels of PostgreSQL notifications: changes of the published content, queued e-mails, and queued
 * notices to other programs.
 */
export const channels = {
  changes: 'vitrine_changes',
  mails: 'vitrine_mails',
  webhooks: 'vitrine_webhooks',
} as const
export type Channel = keyof typeof channels

/**
 * LISTEN connection of the process; `waiting`: callbacks that are called once, at the next
 * notification.
 */
const state = {
  waiting: {
    changes: new Set<() => void>(),
    mails: new Set<() => void>(),
    webhooks: new Set<() => void>(),
  },
  client: undefined as Client | undefined,
  isConnecting: false,
  hasStopped: false,
}

/** Calls all waiting callbacks of a channel. */
function wakeAll(channel: Channel): void {
  for (const wake of state.waiting[channel]) wake()
}

/** Opens the connection if there is none; while it is down, waiting callers poll. */
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
      // waiting callers continue with the polling interval
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

/**
 * Maximum waiting times, ms: without a LISTEN connection (polling), and with one, in case a
 * notification is lost.
 */
export interface WaitIntervals {
  polling: number
  listening: number
}

export interface Wait {
  /** Resolves at the next notification, or after at most `limit` ms. */
  until: (limit?: number) => Promise<void>
  end: () => void
}

/**
 * Registers for a channel. Must be called before the caller reads the announced data, so that no
 * notification is missed between the read and the wait.
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

/** Ends the waiting of all followers at shutdown, so that they reconnect to the next process. */
export function releaseFollowers(): void {
  state.hasStopped = true
  wakeAll('changes')
}

export async function stopListening(): Promise<void> {
  releaseFollowers()
  await state.client?.end().catch(() => undefined)
}
