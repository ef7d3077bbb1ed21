import type { Answer } from '@vitrine/contract/client'
import { defaultLocale } from '@vitrine/configuration/locales'
import { layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { compress } from '#server/caching/encodings.ts'
import type { Encoded } from '#server/caching/encodings.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { fromNow } from '#server/http/arrival.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { readSharedPage } from '#server/artifacts/share-image/shared-page.ts'
import { listOwn } from './listed-pages.ts'
import { llmsText } from './llms-text.ts'
import type { DescribedPage } from './llms-text.ts'

interface Options {
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
    const { pages, apiCache, origin } = this.#options
    const layout = await apiCache.read(layoutRead(defaultLocale))
    // many pages may have to be rendered: each has the time of a request
    const described = {
      publicPage: (path: string) => fromNow(() => pages.publicPage(path)),
    }
    const listed = await listOwn(described, apiCache, { among: [defaultLocale], noindex: true })
    const found: DescribedPage[] = []
    for (const { paths } of listed) {
      const path = paths[defaultLocale]
      const page = path === undefined ? undefined : await described.publicPage(path)
      if (path === undefined || page?.status !== 200) continue
      const { title, description } = readSharedPage(await page.html())
      found.push({ path, title, description })
    }
    this.#file = await compress(
      llmsText({
        locale: defaultLocale,
        origin,
        layout: layout.json() as Answer<'layout-read'>,
        pages: found,
      }),
    )
    this.#fresh = since === this.#changes
    return this.#file
  }
}
