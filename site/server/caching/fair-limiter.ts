/** A client has more work waiting than its queue holds. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Work that waits; it stands in the queue of each client who asked for it, and starts once. */
interface Job {
  start: (client: string) => void
  started: boolean
}

interface Limits {
  /** Works in progress of all clients. */
  concurrency: number
  /** Works in progress of one client. */
  concurrencyPerClient: number
  /** Works that wait of one client; more are refused. */
  queuedPerClient: number
}

/**
 * Limits concurrency, in all and per client, with a queue for each client: the clients that may
 * start another work take turns, so that a flood from one waits behind itself. What two clients ask
 * for under one key is one job, in both queues.
 */
export class FairLimiter {
  readonly #limits: Limits
  readonly #waiting = new Map<string, Job[]>()
  readonly #running = new Map<string, number>()
  readonly #jobs = new Map<string, Job>()
  #free: number

  constructor(limits: Limits) {
    this.#limits = limits
    this.#free = limits.concurrency
  }

  /** Runs `work` when it is the client's turn; throws `QueueFull` when its queue is full. */
  async run<T>(client: string, work: () => Promise<T>, key?: string): Promise<T> {
    const owner = await this.#enter(client, key)
    try {
      return await work()
    } finally {
      this.#leave(owner)
    }
  }

  /**
   * Puts work that waits under a key into this client's queue as well, so that it starts at the
   * first turn of either.
   */
  join(client: string, key: string): void {
    const job = this.#jobs.get(key)
    if (!job || this.#waiting.get(client)?.includes(job)) return
    this.#enqueue(client, job)
    this.#startWaiting()
  }

  /** The client whose turn the work takes. */
  #enter(client: string, key: string | undefined): Promise<string> {
    if (this.#mayStart(client) && !this.#waiting.has(client)) {
      this.#begin(client)
      return Promise.resolve(client)
    }
    if ((this.#waiting.get(client)?.length ?? 0) >= this.#limits.queuedPerClient)
      return Promise.reject(new QueueFull())
    return new Promise((resolve) => {
      const job: Job = {
        started: false,
        start: (owner) => {
          job.started = true
          if (key !== undefined) this.#jobs.delete(key)
          this.#begin(owner)
          resolve(owner)
        },
      }
      if (key !== undefined) this.#jobs.set(key, job)
      this.#enqueue(client, job)
    })
  }

  #enqueue(client: string, job: Job): void {
    const queue = this.#waiting.get(client)
    if (queue) queue.push(job)
    else this.#waiting.set(client, [job])
  }

  #mayStart(client: string): boolean {
    return this.#free > 0 && (this.#running.get(client) ?? 0) < this.#limits.concurrencyPerClient
  }

  #begin(client: string): void {
    this.#free -= 1
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1)
  }

  #leave(client: string): void {
    this.#free += 1
    const left = (this.#running.get(client) ?? 1) - 1
    if (left > 0) this.#running.set(client, left)
    else this.#running.delete(client)
    this.#startWaiting()
  }

  /** Starts what may start; a client that had its turn goes behind the others. */
  #startWaiting(): void {
    const clients = [...this.#waiting.keys()]
    for (const client of clients) {
      const queue = this.#waiting.get(client) ?? []
      if (this.#free === 0) return
      while (queue[0]?.started) queue.shift()
      if (queue.length > 0 && !this.#mayStart(client)) continue
      this.#waiting.delete(client)
      const job = queue.shift()
      if (queue.length > 0) this.#waiting.set(client, queue)
      job?.start(client)
    }
  }
}
