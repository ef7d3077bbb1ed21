import type { Upstream } from '#server/api-gateway/upstream.ts'

/** Delay before a failed read is repeated, ms. */
const retryMs = 2000

/**
 * Timeout of the first read, for which the server's start waits, ms; if it fails, the answer is
 * loaded with the change feed.
 */
export const firstReadMs = 2000

export interface FollowedOptions {
  upstream: Pick<Upstream, 'fetchInternal'>
  log: { warn: (detail: object, message: string) => void }
}

/** Answer of an internal call that every instance holds in memory and reads again after changes. */
export class FollowedAnswer {
  #readings = 0
  readonly #options: FollowedOptions & {
    path: string
    /** Name in the log (`the redirects`). */
    name: string
    /** Parses and keeps an answer; throws if it is none. */
    take: (answer: unknown) => void
  }

  constructor(
    options: FollowedOptions & { path: string; name: string; take: (answer: unknown) => void },
  ) {
    this.#options = options
  }

  /**
   * Reads the answer; the result of the latest of overlapping reads is used, and a failed read is
   * repeated. `limit`: timeout, ms.
   */
  async read(limit?: number): Promise<void> {
    const { upstream, log, path, name, take } = this.#options
    const reading = (this.#readings += 1)
    try {
      const { status, text } = await upstream.fetchInternal(
        path,
        limit === undefined ? {} : { limit },
      )
      if (status !== 200) throw new Error(`${name} answered ${status}`)
      const answer: unknown = JSON.parse(text)
      if (reading === this.#readings) take(answer)
    } catch (error) {
      log.warn({ err: error }, `${name} could not be read`)
      // the change feed reports a change only once, so a failed read is repeated
      if (reading === this.#readings)
        setTimeout(() => reading === this.#readings && void this.read(), retryMs).unref()
    }
  }
}
