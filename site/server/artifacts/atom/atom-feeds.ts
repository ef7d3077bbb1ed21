import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { compress, sizeOfEncoded } from '#server/caching/encodings.ts'
import type { Encoded } from '#server/caching/encodings.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import type { Invalidations } from '#server/caching/invalidations.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { TaggedStore } from '#server/caching/tagged-store.ts'
import { inTime } from '#server/http/arrival.ts'
import { atomPath } from '#shared/page/atom-path.ts'
import type { AtomScreen } from '#shared/page/atom-path.ts'
import { routePath } from '#shared/routes/table.ts'
import { newsTexts } from '#texts/news.js'
import { programsTexts } from '#texts/programs.js'
import { atomXml } from './atom-xml.ts'
import type { AtomEntry } from './atom-xml.ts'
import { catalogueEntries } from './catalogue-entries.ts'
import { newsEntries } from './news-entries.ts'
import { FeedReader } from './feed-reader.ts'
import type { Sources } from './feed-reader.ts'

await Promise.all(localeCodes.map(newsTexts.load))

/** Feed as bytes. `tags`: what it depends on; empty while that is older than its source. */
export interface StoredFeed {
  body: Encoded
  tags: readonly string[]
}

interface Options extends Sources {
  limiter: FairLimiter
  invalidations: Invalidations
  origin: string
  isCmsUnreachable: () => boolean
}

const kinds: Record<
  AtomScreen,
  {
    name: string
    title: (locale: Locale) => string
    entries: (reader: FeedReader, origin: string) => Promise<AtomEntry[]>
  }
> = {
  news: { name: 'news', title: (locale) => newsTexts[locale].title, entries: newsEntries },
  products: {
    name: 'part-numbers',
    title: (locale) => programsTexts[locale].catalogue,
    entries: catalogueEntries,
  },
}

/** Memory of all feeds, bytes. */
const maxBytes = 4 * 1024 * 1024

/** Atom feeds, made at a request after a change of their tags. */
export class AtomFeeds {
  readonly #store = new TaggedStore<StoredFeed>({
    maxBytes,
    sizeOf: ({ body, tags }) => sizeOfEncoded(body) + tags.length * 50,
  })
  readonly #flights = new SingleFlight<StoredFeed>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  expire(tags: Iterable<string> | 'everything'): void {
    if (tags === 'everything') this.#store.expireAll()
    else this.#store.expire(tags)
  }

  /** Rejects if the cms is unreachable and no feed is stored; `client`: key of its limiter queue. */
  async read(screen: AtomScreen, locale: Locale, client: string): Promise<StoredFeed> {
    const key = atomPath(screen, locale)
    const { limiter, isCmsUnreachable } = this.#options
    const stored = this.#store.get(key)
    if (stored && (!stored.expired || isCmsUnreachable())) return stored.value
    limiter.join(client, key)
    const made = this.#flights.run(key, () =>
      limiter.run(client, () => this.#make(screen, locale, key), key),
    )
    return inTime(made).catch((error: unknown) => {
      if (stored) return stored.value
      throw error
    })
  }

  async #make(screen: AtomScreen, locale: Locale, key: string): Promise<StoredFeed> {
    const { apiCache, upstream, invalidations, origin } = this.#options
    const since = invalidations.now()
    const reader = new FeedReader({ apiCache, upstream }, locale)
    const { name, title, entries } = kinds[screen]
    const layout = await reader.read('layout-read')
    const company = layout.others.company_name || new URL(origin).hostname
    const xml = atomXml({
      name,
      locale,
      title: `${title(locale)} · ${company}`,
      author: company,
      self: origin + key,
      page: origin + routePath(screen, locale),
      license: layout.open_data.license,
      entries: await entries(reader, origin),
    })
    const tags = [...reader.tags]
    const isOutdated = reader.stale || invalidations.isOutdated(since, tags)
    const feed = { body: await compress(xml), tags: isOutdated ? [] : tags }
    this.#store.set(key, feed, tags, isOutdated)
    return feed
  }
}
