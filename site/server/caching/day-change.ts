import { documentTag } from '@vitrine/contract/tags'
import { dayPlus, siteDay } from '@vitrine/contract/validity'

/** Interval of looking at the clock, ms: a change is visible within a second. */
const intervalMs = 1000

/**
 * Time after which a day's tag is expired once more, ms: an answer that was made by a cms whose clock is
 * behind was made on the day before.
 */
const clockSkewMs = 60_000

/**
 * Expires the tag of each day as it begins in the company's time zone (`day:2026-11-24`): answers and
 * pages that state a validity bear the tags of the days on which it changes.
 */
export class DayChange {
  readonly #expire: (tags: Set<string>) => void
  readonly #now: () => Date
  #day: string
  #again: { tags: Set<string>; at: number } | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(expire: (tags: Set<string>) => void, now = () => new Date()) {
    this.#expire = expire
    this.#now = now
    this.#day = siteDay(now())
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), intervalMs).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Looks at the clock; after a standstill of the machine, expires the days that passed. */
  look(): void {
    const now = this.#now()
    const day = siteDay(now)
    if (this.#again && now.getTime() >= this.#again.at) {
      this.#expire(this.#again.tags)
      this.#again = undefined
    }
    if (day <= this.#day) return
    const tags = new Set<string>()
    for (let passed = this.#day; passed < day; passed = dayPlus(passed, 1))
      tags.add(documentTag('day', dayPlus(passed, 1)))
    this.#day = day
    this.#again = { tags, at: now.getTime() + clockSkewMs }
    this.#expire(tags)
  }
}
