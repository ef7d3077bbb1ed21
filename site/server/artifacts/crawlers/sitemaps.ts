import { localeCodes } from '@vitrine/configuration/locales'
import { compress } from '#server/caching/encodings.ts'
import type { Encoded } from '#server/caching/encodings.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { sitemapIndexPath, sitemapPath } from './paths.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/** Pages per file. sitemaps.org allows 50,000 and 50 MB; 5000 with alternates take about 5 MB. */
const maxPagesPerFile = 5000

/** Sitemaps, generated together at the first request after a change, cached compressed. */
export class Sitemaps {
  #files: ReadonlyMap<string, Encoded> | undefined
  #fresh = false
  #changes = 0
  readonly #flight = new SingleFlight<ReadonlyMap<string, Encoded>>()
  readonly #options: {
    list: () => Promise<SitemapPage[]>
    origin: string
    isCmsUnreachable: () => boolean
  }

  constructor(options: {
    list: () => Promise<SitemapPage[]>
    origin: string
    isCmsUnreachable: () => boolean
  }) {
    this.#options = options
  }

  /** Expires the sitemaps after any change, which may have moved, added or hidden a page. */
  expire(): void {
    this.#fresh = false
    this.#changes += 1
  }

  /**
   * File at a path; `undefined` for an unknown path. Rejects if it cannot be generated and no older
   * one is cached.
   */
  async read(path: string): Promise<Encoded | undefined> {
    const cached = this.#files
    if (cached && (this.#fresh || this.#options.isCmsUnreachable())) return cached.get(path)
    const files = await this.#flight
      .run('all', () => this.#make())
      .catch((error: unknown) => {
        if (cached) return cached
        throw error
      })
    return files.get(path)
  }

  async #make(): Promise<ReadonlyMap<string, Encoded>> {
    const since = this.#changes
    const pages = await this.#options.list()
    const files = new Map<string, Encoded>()
    for (const locale of localeCodes) {
      const own = pages.filter((page) => page.paths[locale] !== undefined)
      for (let start = 0; start < own.length; start += maxPagesPerFile) {
        files.set(
          sitemapPath(locale, start / maxPagesPerFile + 1),
          await compress(
            sitemapXml(own.slice(start, start + maxPagesPerFile), locale, this.#options.origin),
          ),
        )
      }
    }
    files.set(
      sitemapIndexPath,
      await compress(sitemapIndexXml([...files.keys()], this.#options.origin)),
    )
    this.#files = files
    this.#fresh = since === this.#changes
    return files
  }
}
