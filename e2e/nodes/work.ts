import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { contactMessage } from '../contact-message.ts'

/** An answer, or with status 0 the reason of its absence. */
export interface Outcome {
  status: number
  body: string
  failure: string
}

/** A failed request, and its time (ms since the start of the work). */
export interface Failure {
  at: number
  what: string
  status: number
  failure: string
}

interface Request {
  method?: string
  headers?: Record<string, string>
  body?: string
  agent?: Agent
  /** Loopback address of the sender: limits are per address. */
  from?: string
}

/** Time limit of a request, after which a person would try again, ms. */
const patienceMs = 20_000

/** Sends a request; never rejects. A cut answer counts as none. */
export function send(url: string, { method = 'GET', headers, body, agent, from }: Request = {}) {
  return new Promise<Outcome>((resolve) => {
    const outgoing = request(
      url,
      {
        method,
        ...(headers ? { headers } : {}),
        ...(agent ? { agent } : {}),
        ...(from ? { localAddress: from, family: 4 } : {}),
        signal: AbortSignal.timeout(patienceMs),
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('error', (error) => resolve({ status: 0, body: '', failure: error.message }))
        answer.on('close', () =>
          resolve(
            answer.complete
              ? { status: answer.statusCode ?? 0, body: text, failure: '' }
              : { status: 0, body: '', failure: 'cut' },
          ),
        )
      },
    )
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, body: '', failure: error.code ?? error.message }),
    )
    outgoing.end(body)
  })
}

const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path)),
]

/** Readers, editors and senders of forms, at a bounded rate, until stopped. */
export class Work {
  readonly failures: Failure[] = []
  readonly count = { pages: 0, assets: 0, saves: 0, refusedSaves: 0, messages: 0 }
  /** Idempotency keys of the acknowledged messages. */
  readonly acknowledged: string[] = []
  /** Title that was acknowledged last, and later ones that may have been saved. */
  saved = { title: '', later: [] as string[] }
  readonly #base: string
  readonly #began = performance.now()
  readonly #stopped = new AbortController()
  readonly #loops: Promise<void>[]

  constructor(
    base: string,
    {
      paths,
      token,
      product,
      department,
    }: { paths: readonly string[]; token: string; product: number; department: string },
  ) {
    this.#base = base
    this.#loops = [
      ...Array.from({ length: 4 }, (_, reader) => this.#read(paths, reader)),
      this.#edit(token, product),
      this.#write(department),
    ]
  }

  get #runs(): boolean {
    return !this.#stopped.signal.aborted
  }

  /** Time since the start of the work, ms. */
  get at(): number {
    return Math.round(performance.now() - this.#began)
  }

  #fail(what: string, { status, failure, body }: Outcome): void {
    this.failures.push({ at: this.at, what, status, failure: failure || body.slice(0, 200) })
  }

  /** Reads pages, each with its scripts and styles. */
  async #read(paths: readonly string[], reader: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = reader; this.#runs; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const page = await send(this.#base + path, { agent })
      this.count.pages += 1
      if (page.status !== 200) this.#fail(path, page)
      for (const asset of assetsIn(page.body)) {
        const answer = await send(this.#base + asset, { agent })
        this.count.assets += 1
        if (answer.status !== 200) this.#fail(asset, answer)
      }
      await pause(50)
    }
    agent.destroy()
  }

  /** Saves a new title of the product every 250 ms, independent of the previous answer. */
  async #edit(token: string, product: number): Promise<void> {
    const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
    for (let turn = 1; this.#runs; turn += 1) {
      const title = `Release ${turn}`
      this.saved.later.push(title)
      const answer = await send(
        `${this.#base}${panelApiBase}/products/${product}?locale=br&depth=0`,
        { method: 'PATCH', headers, body: JSON.stringify({ title, _status: 'published' }) },
      )
      if (answer.status === 200) {
        this.count.saves += 1
        this.saved = { title, later: [] }
      } else if (answer.status === 503) this.count.refusedSaves += 1
      else this.#fail('save', answer)
      await pause(250)
    }
  }

  /** Sends messages; each is repeated with its key until it is acknowledged, as the form does. */
  async #write(department: string): Promise<void> {
    const url = this.#base + apiBase + apiVersion + calls['contact-send'].path
    for (let turn = 0; this.#runs; turn += 1) {
      const message = contactMessage(department)
      const from = `127.${2 + (turn % 200)}.${turn % 250}.${2 + (turn % 7)}`
      const headers = { 'content-type': 'application/json', 'x-request-id': randomUUID() }
      for (let attempt = 0; ; attempt += 1) {
        const answer = await send(url, {
          method: 'POST',
          headers,
          body: JSON.stringify(message),
          from,
        })
        if (answer.status === 200 || answer.status === 201) {
          this.acknowledged.push(message.idempotency_key)
          break
        }
        if (answer.status !== 0 && answer.status < 500) {
          this.#fail('message', answer)
          break
        }
        if (attempt > 60) {
          this.#fail('message, again and again', answer)
          break
        }
        await pause(500)
      }
      this.count.messages += 1
      await pause(300)
    }
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await Promise.all(this.#loops)
  }
}
