import { internalCalls } from '@vitrine/contract/calls'
import { launchAnswer } from '@vitrine/contract/internal'
import type { LaunchAnswer } from '@vitrine/contract/internal'
import type { Locale } from '@vitrine/configuration/locales'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'

/** Delay before a failed read is repeated, ms. */
const retryMs = 2000

/** Timeout of a read for which a request waits, ms: a 502 page must be sent within 5 s. */
const waitedReadMs = 500

/**
 * Launch state of the site and its languages, in memory; every instance updates it from the change
 * feed.
 */
export class LaunchState {
  #state: LaunchAnswer | undefined
  #readings = 0
  readonly #flight = new SingleFlight<void>()
  readonly #upstream: Pick<Upstream, 'fetchInternal'>
  readonly #log: { warn: (detail: object, message: string) => void }

  constructor(options: {
    upstream: Pick<Upstream, 'fetchInternal'>
    log: { warn: (detail: object, message: string) => void }
  }) {
    this.#upstream = options.upstream
    this.#log = options.log
  }

  /** Runs `act`; reads the state first if the cms has not answered yet. */
  whenKnown(act: () => void): void {
    if (this.#state !== undefined) act()
    else void this.read(waitedReadMs).then(act)
  }

  /**
   * True if the site is launched; also while the state is unknown, since without the cms no page
   * can be rendered.
   */
  get launched(): boolean {
    return this.#state?.launched ?? true
  }

  /** Languages of a launched site that are not launched. */
  get prepared(): readonly Locale[] {
    return (this.#state?.launched === true && this.#state.prepared) || []
  }

  /** Secret of the team's preview link; undefined after all languages are launched. */
  get secret(): string | undefined {
    return this.#state?.secret
  }

  /** Reads the state again after a change; while the cms is unreachable, the last state applies. */
  expire(tags: Set<string> | 'everything'): void {
    if (tags === 'everything' || tags.has('launch')) void this.#readUntilKnown()
  }

  /** Reads the state once, coalescing concurrent calls; never rejects. `limit`: time limit, ms. */
  read(limit: number): Promise<void> {
    return this.#flight.run('', () => this.#read(limit).catch(() => undefined))
  }

  async #readUntilKnown(): Promise<void> {
    const reading = (this.#readings += 1)
    try {
      await this.#read()
    } catch (error) {
      this.#log.warn({ err: error }, 'whether the site is launched could not be read')
      // the change feed reports a change only once, so a failed read is repeated
      if (reading === this.#readings)
        setTimeout(() => reading === this.#readings && void this.#readUntilKnown(), retryMs).unref()
    }
  }

  async #read(limit?: number): Promise<void> {
    const { status, text } = await this.#upstream.fetchInternal(
      internalCalls.launch.path,
      limit === undefined ? {} : { limit },
    )
    // a server without launch states counts as launched
    if (status === 404) this.#state = { launched: true }
    else if (status === 200) this.#state = launchAnswer.parse(JSON.parse(text))
    else throw new Error(`the launch state answered ${status}`)
  }
}
