import { Client } from 'pg'
import { environment } from '#src/platform/environment.ts'
import { feedChannel } from './feed.ts'

/** Followers that wait for the next change; each is called once. */
const waiting = new Set<() => void>()
let client: Client | undefined
let connecting = false
let stopped = false

const wakeAll = (): void => {
  for (const wake of waiting) wake()
}

/**
 * One connection listens for all followers; while it is away they look for themselves (see
 * `waitForChange`).
 */
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
  fresh.on('notification', wakeAll)
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
 * How often (ms) a waiting follower looks for itself: while nobody listens, and as a safety net
 * otherwise.
 */
const interval = { alone: 250, woken: 2000 }

export interface Wait {
  /** Resolves at the next change, or after `limit` ms at the latest. */
  until: (limit: number) => Promise<void>
  end: () => void
}

/**
 * Begins to wait before the caller looks, so that no change slips in between the look and the wait.
 */
export function beginWait(signal: AbortSignal): Wait {
  void listen()
  let wake = (): void => undefined
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  waiting.add(wake)
  signal.addEventListener('abort', wake)
  if (stopped || signal.aborted) wake()
  return {
    until: async (limit) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.min(limit, client ? interval.woken : interval.alone))
      })
      await Promise.race([woken, late])
      clearTimeout(timer)
    },
    end: () => {
      waiting.delete(wake)
      signal.removeEventListener('abort', wake)
    },
  }
}

export const isStopping = (): boolean => stopped

/** Lets every follower go: they come again to whoever runs next. */
export function releaseFollowers(): void {
  stopped = true
  wakeAll()
}

export async function stopListening(): Promise<void> {
  releaseFollowers()
  await client?.end().catch(() => undefined)
}

// main.ts stands outside of Next's bundle and reaches this one through the global object
Reflect.set(globalThis, Symbol.for('vitrine.cms.release'), releaseFollowers)
