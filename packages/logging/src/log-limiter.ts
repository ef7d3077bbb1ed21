/** Count of lines that were not written. */
export interface Repeats {
  count: number
  seconds: number
  /** True if the lines are of several kinds, above the maximum number of kinds. */
  isMixed: boolean
}

/** A line whose writing may be postponed. */
interface Line {
  write: () => void
  writeCount: (repeats: Repeats) => void
}

interface Kind {
  /** Number of lines written in full. */
  written: number
  /** Number of suppressed lines since the last count. */
  count: number
  /** Time of the first suppressed line, and of the last line of the kind, ms. */
  countedFrom: number
  seenAt: number
  /** Latest suppressed line. */
  latest: Line | undefined
  timer: NodeJS.Timeout | undefined
}

/** Key of lines above the maximum number of kinds. */
const mixed = ''

/** Limits of a log: lines per kind in full, interval of counts (ms), number of kinds. */
export const logLimits = { inFull: 3, intervalMs: 10_000, kinds: 30 } as const

/**
 * Limits the log lines of a repeated fault: the first lines of a kind are written in full, then per
 * interval one line with the count of the others. A kind without lines for an interval starts
 * again.
 */
export class LogLimiter {
  readonly #kinds = new Map<string, Kind>()
  readonly #limits: Record<keyof typeof logLimits, number>

  constructor(limits: Partial<Record<keyof typeof logLimits, number>> = {}) {
    this.#limits = { ...logLimits, ...limits }
  }

  /** Writes or counts a line. */
  add(key: string, line: Line): void {
    const kind = this.#kindOf(key)
    kind.seenAt = Date.now()
    if (kind.written < this.#limits.inFull) {
      kind.written += 1
      return line.write()
    }
    if (kind.count === 0) kind.countedFrom = kind.seenAt
    kind.count += 1
    kind.latest = line
    // a timer per kind: the count has the request fields of its first line
    kind.timer ??= setTimeout(() => this.#writeCount(kind), this.#limits.intervalMs).unref()
  }

  /** Writes all counts, at the end of the process. */
  flush(): void {
    for (const kind of this.#kinds.values()) this.#writeCount(kind)
  }

  #writeCount(kind: Kind): void {
    clearTimeout(kind.timer)
    const { count, latest, countedFrom } = kind
    if (latest === undefined) return
    const seconds = Math.max(1, Math.round((Date.now() - countedFrom) / 1000))
    Object.assign(kind, { count: 0, latest: undefined, timer: undefined })
    // a single suppressed line is written instead of a count
    if (count === 1) latest.write()
    else latest.writeCount({ count, seconds, isMixed: kind === this.#kinds.get(mixed) })
  }

  #kindOf(key: string): Kind {
    const now = Date.now()
    const isQuiet = ({ count, seenAt }: Kind) =>
      count === 0 && now - seenAt >= this.#limits.intervalMs
    let taken = key
    if (!this.#kinds.has(key) && this.#kinds.size >= this.#limits.kinds) {
      for (const [other, kind] of this.#kinds) if (isQuiet(kind)) this.#kinds.delete(other)
      if (this.#kinds.size >= this.#limits.kinds) taken = mixed
    }
    const known = this.#kinds.get(taken)
    if (known !== undefined && !isQuiet(known)) return known
    const kind: Kind = {
      written: 0,
      count: 0,
      countedFrom: now,
      seenAt: now,
      latest: undefined,
      timer: undefined,
    }
    this.#kinds.set(taken, kind)
    return kind
  }
}

/** Limiter of this process; global, since Next's entries have copies of a module each. */
export function limiterOfProcess(): LogLimiter {
  const key = Symbol.for('vitrine.log-limiter')
  const known: LogLimiter | undefined = Reflect.get(globalThis, key)
  if (known !== undefined) return known
  const made = new LogLimiter()
  Reflect.set(globalThis, key, made)
  process.once('exit', () => made.flush())
  return made
}
