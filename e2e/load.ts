import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { origin } from './system-under-test.ts'

/** Result of a request; status 0: no response. */
export interface Visit {
  path: string
  status: number
  cacheStatus: string
  retryAfter: string
  cacheControl: string
  ms: number
  body: string
  /** Reason of a missing response. */
  failure: string
  /** True if the connection had served a request before, so that the site had accepted it. */
  accepted: boolean
}

/** Sends a request on a connection of the agent. Never rejects. */
export function visit(
  path: string,
  { base = origin, agent }: { base?: string; agent?: Agent } = {},
): Promise<Visit> {
  const began = performance.now()
  return new Promise((resolve) => {
    const outgoing = request(
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
        accepted: outgoing.reusedSocket,
      })
    }
    outgoing.on('error', (error: NodeJS.ErrnoException) => end(0, '', error.code ?? error.message))
    outgoing.end()
  })
}

/** Simulated visitors that cycle through pages, each on a separate connection, until stopped. */
export class Load {
  readonly #visits: Visit[] = []
  readonly #loops: Promise<void>[]
  readonly #agent: Agent
  readonly #stopping = new AbortController()

  /**
   * `pauseMs`: pause between the requests of a visitor; keeps the CPU from becoming the bottleneck.
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
      for (let turn = visitor; !this.#stopping.signal.aborted; turn += 1) {
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

  /** Stops the visitors; returns all results. */
  async stop(): Promise<readonly Visit[]> {
    this.#stopping.abort()
    await Promise.all(this.#loops)
    this.#agent.destroy()
    return this.#visits
  }
}
