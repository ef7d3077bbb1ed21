import { widerNetwork } from './client-network.ts'

/** Queued job. A job with a key is in the queue of each client that requested it, and runs once. */
interface Job {
  /** Share of the client's concurrent jobs that it takes. */
  cost: number
  start: (client: string) => void
  started: boolean
}

export interface SlotLimits {
  /** Concurrent jobs of all clients. */
  concurrency: number
  /** Concurrent jobs of one client; of the /56 around an IPv6 network, `widerShare` times as many. */
  concurrencyPerClient: number
  /** Queue length per client; further jobs are rejected. */
  queuedPerClient: number
}

/** Share of a /56, which may be one customer's or many, as a multiple of that of a client. */
const widerShare = 2

/**
 * Slots of concurrent jobs, limited in total and per client, with a queue per client served
 * round-robin, so that a flood of one client delays only itself. A client is a network or an
 * account. A queued job with a key can be added to the queues of further clients (`join`); it starts
 * once, at the first turn of any of them.
 */
export class FairSlots {
  readonly #limits: SlotLimits
  readonly #waiting = new Map<string, Job[]>()
  readonly #running = new Map<string, number>()
  readonly #jobs = new Map<string, Job>()
  #free: number

  constructor(limits: SlotLimits) {
    this.#limits = limits
    this.#free = limits.concurrency
  }

  /**
   * Waits for the share `cost` of a client; resolves with the client to which it is charged, for
   * `leave`. Undefined if the client's queue is full.
   */
  enter(client: string, cost: number, key?: string): Promise<string> | undefined {
    if (this.#mayStart(client, cost) && !this.#waiting.has(client)) {
      this.#count(client, cost)
      return Promise.resolve(client)
    }
    if (this.#queuedOf(client) >= this.#limits.queuedPerClient) return undefined
    return new Promise((resolve) => {
      const job: Job = {
        cost,
        started: false,
        start: (owner) => {
          job.started = true
          if (key !== undefined) this.#jobs.delete(key)
          this.#count(owner, cost)
          resolve(owner)
        },
      }
      if (key !== undefined) this.#jobs.set(key, job)
      this.#enqueue(client, job)
    })
  }

  leave(client: string, cost: number): void {
    this.#count(client, -cost)
    // several jobs may fit into the share of one
    while (this.#startWaiting());
  }

  /** Adds the queued job of a key to this client's queue too. */
  join(client: string, key: string): void {
    const job = this.#jobs.get(key)
    if (!job || this.#waiting.get(client)?.includes(job)) return
    this.#enqueue(client, job)
    this.#startWaiting()
  }

  /** True if the job of a key has not started yet. */
  isQueued(key: string): boolean {
    return this.#jobs.has(key)
  }

  /** True if a client, or the /56 around it, has no share left for a job. */
  isBusy(client: string, cost = 1): boolean {
    const { concurrencyPerClient: own } = this.#limits
    const wider = widerNetwork(client)
    return (
      this.#runningOf(client) + cost > own ||
      (wider !== undefined && this.#runningOf(wider) + cost > own * widerShare)
    )
  }

  /** Running and queued jobs of a client. */
  usedBy(client: string): number {
    return this.#runningOf(client) + this.#queuedOf(client)
  }

  #queuedOf(client: string): number {
    return this.#waiting.get(client)?.length ?? 0
  }

  #runningOf(network: string): number {
    return this.#running.get(network) ?? 0
  }

  #enqueue(client: string, job: Job): void {
    const queue = this.#waiting.get(client)
    if (queue) queue.push(job)
    else this.#waiting.set(client, [job])
  }

  /** Counts the cost of a job that begins (positive) or ends (negative). */
  #count(client: string, change: number): void {
    this.#free -= change
    const wider = widerNetwork(client)
    for (const network of wider === undefined ? [client] : [client, wider]) {
      const running = this.#runningOf(network) + change
      if (running > 0) this.#running.set(network, running)
      else this.#running.delete(network)
    }
  }

  #mayStart(client: string, cost: number): boolean {
    return this.#free >= cost && !this.isBusy(client, cost)
  }

  /**
   * Starts a queued job of each client while slots are free; a served client moves to the end of the
   * rotation. False if no job could start.
   */
  #startWaiting(): boolean {
    const clients = [...this.#waiting.keys()]
    let hasStarted = false
    for (const client of clients) {
      const queue = this.#waiting.get(client) ?? []
      if (this.#free === 0) return hasStarted
      while (queue[0]?.started) queue.shift()
      if (queue[0] && !this.#mayStart(client, queue[0].cost)) continue
      this.#waiting.delete(client)
      const job = queue.shift()
      if (queue.length > 0) this.#waiting.set(client, queue)
      job?.start(client)
      hasStarted ||= job !== undefined
    }
    return hasStarted
  }
}
