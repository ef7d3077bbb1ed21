import { Client } from 'pg'
import { environment } from '#src/platform/environment.ts'
import { feedChannel } from './feed.ts'

/** Callbacks of waiting followers, called once at the next change. */
const waiting = new Set<() => void>()
let client: Client | undefined
let connecting = false
let stopped = false

const notifyFollowers = (): void => {
  for (const wake of waiting) wake()
}

/** LISTEN connection shared by all followers; while it is down they poll (see `waitForChange`). */
async function listen(): Promise<void> {
  if (client || connecting || stopped) return
  connecting = true
  const fresh = new Client({
    connectionString: environment.DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    application_name: 'vitrine-feed',
  })
  const lost = (): void => {
    if (client === fresh) client = undefined
    fresh.end().catch(() => undefined)
  }
  fresh.on('error', lost)
  fresh.on('end', lost)
  fresh.on('notification', notifyFollowers)
  try {
    await fresh.connect()
    await fresh.query(`listen ${feedChannel}`)
    client = fresh
  } catch {
    lost()
  } finally {
    connecting = false
  }
}

/**
 * Polling intervals of a waiting follower, ms: without a LISTEN connection, and as a safety net
 * with one.
 */
const intervalMs = { polling: 250, listening: 2000 }

export interface Wait {
  /** Resolves at the next change, or after `limit` ms. */
  until: (limit: number) => Promise<void>
  end: () => void
}

/**
 * Registers a follower before the caller reads the feed, so that no change is missed between the
 * read and the wait.
 */
export function beginWait(signal: AbortSignal): Wait {
  void listen()
  let wake = (): void => undefined
  const change = new Promise<void>((resolve) => {
    wake = resolve
  })
  waiting.add(wake)
  signal.addEventListener('abort', wake)
  if (stopped || signal.aborted) wake()
  return {
    until: async (limit) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(
          resolve,
          Math.min(limit, client ? intervalMs.listening : intervalMs.polling),
        )
      })
      await Promise.race([change, late])
      clearTimeout(timer)
    },
    end: () => {
      waiting.delete(wake)
      signal.removeEventListener('abort', wake)
    },
  }
}

export const isStopping = (): boolean => stopped

/** Wakes all followers at shutdown: they reconnect to the next process. */
export function releaseFollowers(): void {
  stopped = true
  notifyFollowers()
}

export async function stopListening(): Promise<void> {
  releaseFollowers()
  await client?.end().catch(() => undefined)
}

// for main.ts, which is outside of Next's bundle
Reflect.set(globalThis, Symbol.for('vitrine.cms.release'), releaseFollowers)
