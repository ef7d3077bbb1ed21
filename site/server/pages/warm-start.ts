import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { localeCodes } from '@vitrine/configuration/locales'
import { retentionMs } from '#server/assets/earlier-builds.ts'
import { routePath } from '#shared/routes/table.ts'
import type { PageCache } from './page-cache.ts'
import { readSavedPages, savePages, savedPagesFile } from './saved-pages.ts'

/**
 * Interval between saves of cached pages, ms; a killed process loses the pages rendered since the
 * last save.
 */
const saveEveryMs = 10 * 60 * 1000
/** Number of pages rendered at the start, and the time for which readiness waits for them, ms. */
const warmedPages = 24
const warmingMs = 800
/** Concurrent renders. */
const concurrency = 4

/** Maximum age of the file, ms: scripts of older pages are no longer served. */
const maxAgeMs = retentionMs

interface Options {
  pages: PageCache
  /** Data folder of the site; undefined: nothing is saved. */
  folder: string | undefined
  /** True if a path is public; pages that only the team sees are not saved. */
  isPublic: (path: string) => boolean
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Pages across restarts: cached pages are saved on disk and restored as expired, so that a site
 * that starts during an outage of the cms can serve them. If the cms is reachable, the most
 * recently visited ones are rendered again before the site is ready.
 */
export class WarmStart {
  readonly #options: Options
  readonly #file: string | undefined
  readonly #ended = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #restored: string[] = []

  constructor(options: Options) {
    this.#options = options
    this.#file = options.folder === undefined ? undefined : savedPagesFile(options.folder)
  }

  /** Restores the saved pages. Returns their keys, most recently visited first. */
  async restore(): Promise<string[]> {
    if (this.#file === undefined) return []
    const { pages, log } = this.#options
    const saved = await readSavedPages(this.#file, maxAgeMs).catch((error: unknown) => {
      log.warn({ err: error }, 'the saved pages could not be read')
      return []
    })
    pages.restore(saved)
    this.#restored = saved.map(({ key }) => key)
    return this.#restored
  }

  /**
   * Renders the home pages and the most recently visited restored pages. Resolves at the latest
   * after the time limit; rendering then continues in the background.
   */
  async warm(): Promise<void> {
    const { pages } = this.#options
    const homes = localeCodes.map((locale) => routePath('home', locale))
    const waiting = [...new Set([...homes, ...this.#restored])].slice(0, warmedPages)
    const work = async () => {
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        if (this.#ended.signal.aborted) return
        await pages.publicPage(key).catch(() => undefined)
      }
    }
    const made = Promise.all(Array.from({ length: concurrency }, work))
    const late = new AbortController()
    const { signal } = late
    await Promise.race([made, pause(warmingMs, undefined, { signal }).catch(() => undefined)])
    late.abort()
  }

  /** Starts to save the cached pages at intervals. */
  start(): void {
    this.#timer = setInterval(() => void this.save(), saveEveryMs).unref()
  }

  async stop(): Promise<void> {
    this.#ended.abort()
    clearInterval(this.#timer)
    await this.save()
  }

  async save(): Promise<void> {
    if (this.#file === undefined) return
    const { pages, isPublic, log } = this.#options
    const saved = [...pages.kept()].filter(([key]) => isPublic(key))
    await savePages(this.#file, saved).catch((error: unknown) =>
      log.warn({ err: error }, 'the kept pages could not be saved'),
    )
  }
}
