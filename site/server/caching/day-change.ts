import { documentTag } from '@vitrine/contract/tags'
import { dayPlus, siteDay } from '@vitrine/contract/validity'

/** Polling interval of the clock, ms: a change of day is visible within a second. */
const intervalMs = 1000

/**
 * Delay after which a day's tag is expired again, ms: a cms whose clock is behind may have answered
 * for the previous day.
 */
const clockSkewMs = 60_000

/**
 * Expires the tag of each day when it begins in the company's time zone (`day:2026-11-24`). Answers
 * and pages that show a validity have the tags of the days on which it changes.
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

  /** Checks the clock; after a suspension of the machine, expires all days that passed. */
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
