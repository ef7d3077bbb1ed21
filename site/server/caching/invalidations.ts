/** Log of invalidations, to detect that a result became outdated while it was computed. */
export class Invalidations {
  #sequence = 0
  #recent: { sequence: number; tags: ReadonlySet<string> | 'everything' }[] = []
  readonly #size: number

  /** `size`: length of the log; work that began before its oldest entry counts as outdated. */
  constructor(size = 2000) {
    this.#size = size
  }

  /** Current position in the log; read it before the work begins. */
  now(): number {
    return this.#sequence
  }

  record(tags: ReadonlySet<string> | 'everything'): void {
    this.#sequence += 1
    this.#recent.push({ sequence: this.#sequence, tags })
    if (this.#recent.length > this.#size) this.#recent.shift()
  }

  /**
   * True if one of the tags was invalidated after `since`, or if the log no longer reaches back to
   * it.
   */
  isOutdated(since: number, tags: Iterable<string>): boolean {
    if (since === this.#sequence) return false
    const oldest = this.#recent[0]
    if (oldest === undefined || oldest.sequence > since + 1) return true
    const own = [...tags]
    return this.#recent.some(
      (change) =>
        change.sequence > since &&
        (change.tags === 'everything' ||
          own.some((tag) => change.tags !== 'everything' && change.tags.has(tag))),
    )
  }
}
