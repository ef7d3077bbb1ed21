import type { Answer } from '@vitrine/contract/client'
import { defaultLocale } from '@vitrine/configuration/locales'
import { layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { compress } from '#server/caching/encodings.ts'
import type { Encoded } from '#server/caching/encodings.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { readSharedPage } from '#server/artifacts/share-image/shared-page.ts'
import { llmsText } from './llms-text.ts'
import type { DescribedPage } from './llms-text.ts'
import type { SitemapPage } from './sitemap-xml.ts'

interface Options {
  /** Indexed pages of screens without parameters. */
  list: () => Promise<SitemapPage[]>
  pages: Pick<PageCache, 'publicPage'>
  apiCache: Pick<ApiCache, 'read'>
  origin: string
  isCmsUnreachable: () => boolean
}

/** `llms.txt` in the default language, generated at the first request after a change. */
export class LlmsFile {
  #file: Encoded | undefined
  #fresh = false
  #changes = 0
  readonly #flight = new SingleFlight<Encoded>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Expires the file after any change, which may have moved, added or hidden a page. */
  expire(): void {
    this.#fresh = false
    this.#changes += 1
  }

  /** Rejects if the file cannot be generated and no older one is stored. */
  async read(): Promise<Encoded> {
    const stored = this.#file
    if (stored && (this.#fresh || this.#options.isCmsUnreachable())) return stored
    return this.#flight
      .run('all', () => this.#make())
      .catch((error: unknown) => {
        if (stored) return stored
        throw error
      })
  }

  async #make(): Promise<Encoded> {
    const since = this.#changes
    const { list, apiCache, origin } = this.#options
    const layout = await apiCache.read(layoutRead(defaultLocale))
    const pages: DescribedPage[] = []
    for (const { paths } of await list())
      if (paths[defaultLocale] !== undefined)
        pages.push(...(await this.#describe(paths[defaultLocale])))
    const text = llmsText({
      locale: defaultLocale,
      origin,
      layout: layout.json() as Answer<'layout-read'>,
      pages,
    })
    this.#file = await compress(text)
    this.#fresh = since === this.#changes
    return this.#file
  }

  async #describe(path: string): Promise<DescribedPage[]> {
    const page = await this.#options.pages.publicPage(path)
    if (page?.status !== 200) return []
    const { title, description } = readSharedPage(await page.html())
    return [{ path, title, description }]
  }
}
