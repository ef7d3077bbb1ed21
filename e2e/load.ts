import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { origin } from './system-under-test.ts'

/** One request as its visitor saw it; status 0: no answer came. */
export interface Visit {
  path: string
  status: number
  cacheStatus: string
  retryAfter: string
  cacheControl: string
  ms: number
  body: string
  /** Why no answer came. */
  failure: string
  /**
   * Whether the connection had already served another request, so that the site had surely accepted
   * it.
   */
  accepted: boolean
}

/** Asks once, on a connection of the agent's. Never throws. */
export function visit(
  path: string,
  { base = origin, agent }: { base?: string; agent?: Agent } = {},
): Promise<Visit> {
  const began = performance.now()
  return new Promise((resolve) => {
    const asked = request(
      base + path,
      { ...(agent ? { agent } : {}), headers: { 'accept-encoding': 'identity' } },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          body += chunk
        })
        answer.on('end', () =>
          end(answer.complete ? (answer.statusCode ?? 0) : 0, body, '', answer.headers),
        )
        answer.on('error', (error) => end(0, body, error.message, answer.headers))
      },
    )
    const end = (
      status: number,
      body: string,
      failure: string,
      headers: Record<string, string | string[] | undefined> = {},
    ) => {
      const line = (name: string) => String(headers[name] ?? '')
      resolve({
        path,
        status,
        body,
        failure,
        ms: performance.now() - began,
        cacheStatus: line('cache-status'),
        retryAfter: line('retry-after'),
        cacheControl: line('cache-control'),
        accepted: asked.reusedSocket,
      })
    }
    asked.on('error', (error: NodeJS.ErrnoException) => end(0, '', error.code ?? error.message))
    asked.end()
  })
}

/** Visitors who go round some pages, each on a connection of their own, until told to stop. */
export class Load {
  readonly #visits: Visit[] = []
  readonly #loops: Promise<void>[]
  readonly #agent: Agent
  readonly #told = new AbortController()

  /**
   * `pauseMs`: what a visitor waits between two pages, ms; keeps the load about a fault and not
   * about the processor.
   */
  constructor({
    paths,
    visitors,
    pauseMs = 40,
    base = origin,
  }: {
    paths: string[]
    visitors: number
    pauseMs?: number
    base?: string
  }) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: visitors })
    this.#loops = Array.from({ length: visitors }, async (_, visitor) => {
      for (let turn = visitor; !this.#told.signal.aborted; turn += 1) {
        const { body: _unread, ...seen } = await visit(paths[turn % paths.length] ?? '/', {
          base,
          agent: this.#agent,
        })
        this.#visits.push({ ...seen, body: '' })
        if (seen.failure === 'ECONNREFUSED') return
        await pause(pauseMs)
      }
    })
  }

  get visits(): readonly Visit[] {
    return this.#visits
  }

  /** Every visit, once the last has ended. */
  async stop(): Promise<readonly Visit[]> {
    this.#told.abort()
    await Promise.all(this.#loops)
    this.#agent.destroy()
    return this.#visits
  }
}
