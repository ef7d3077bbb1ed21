/**
 * What has been invalidated, in order, so that a result which was being made while its source
 * changed is known to be old the moment it is ready.
 */
export class Invalidations {
  #sequence = 0
  #recent: { sequence: number; tags: ReadonlySet<string> | 'everything' }[] = []
  readonly #kept: number

  /** `kept`: how many are remembered; whoever began before the oldest of them is taken for old. */
  constructor(kept = 2000) {
    this.#kept = kept
  }

  /** The moment, to be noted before something is made. */
  now(): number {
    return this.#sequence
  }

  record(tags: ReadonlySet<string> | 'everything'): void {
    this.#sequence += 1
    this.#recent.push({ sequence: this.#sequence, tags })
    if (this.#recent.length > this.#kept) this.#recent.shift()
  }

  /** Whether something with these tags, begun at `since`, was overtaken by a change. */
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
