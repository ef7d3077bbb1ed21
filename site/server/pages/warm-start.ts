import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { localeCodes } from '@vitrine/configuration/locales'
import { retentionMs } from '#server/assets/earlier-builds.ts'
import { routePath } from '#shared/routes/table.ts'
import type { PageCache } from './page-cache.ts'
import { readSavedPages, savePages, savedPagesFile } from './saved-pages.ts'

/** Time between two files of kept pages, ms; a kill loses the pages made since. */
const saveEveryMs = 10 * 60 * 1000
/** Pages made at the start, and the time for which the site's readiness waits for them, ms. */
const warmedPages = 24
const warmingMs = 800
/** Pages made at the same time. */
const concurrency = 4

/** Age above which a file is ignored, ms: its scripts are no longer served. */
const maxAgeMs = retentionMs

interface Options {
  pages: PageCache
  /** Data folder of the site; without one nothing is saved. */
  folder: string | undefined
  /** Whether everybody may see the page of a path; what only the team sees is not saved. */
  isPublic: (path: string) => boolean
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Pages across restarts: kept ones are saved on disk and restored as expired, so that a start while
 * the cms is away has pages; with the cms the most recently visited ones are made anew before the
 * site is ready.
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

  /** Restores the saved pages. Returns the keys, the most recently visited first. */
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
   * Makes the home pages and the most recently visited of the restored ones. Resolves after a time
   * at most; the rest is made after it.
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

  /** Saves the kept pages from now on. */
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
