import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorStatuses } from '@vitrine/contract/errors'
import { errorWords } from '@vitrine/contract/error-words'
import type { Locale } from '@vitrine/contract/locales'
import {
  chooseEncoding,
  entityTag,
  matchesEntityTag,
  represent,
} from '#server/caching/encodings.ts'
import type { Encoded, Encoding } from '#server/caching/encodings.ts'
import { PlainBodies } from '#server/caching/plain-bodies.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { TaggedStore } from '#server/caching/tagged-store.ts'
import { QueueFull } from '#server/caching/fair-limiter.ts'
import { ownClient, queueFullRetryAfter } from '#server/caching/render-limits.ts'
import { endPreviewCookie, previewTokenOf } from '#server/api-gateway/token.ts'
import { clientAddress, clientNetwork } from '#server/http/client-address.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { sessionTokenOf } from '#server/api-gateway/cookie.ts'
import { visitorOf } from '#server/api-gateway/visitor.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { routePath } from '#shared/routes/table.ts'
import { readAddress } from './address.ts'
import type { PageAddress } from './address.ts'
import { cacheStatus, makePage, pageBytes, representationHeaders } from './page.ts'
import type { CacheState, Page } from './page.ts'
import {
  flatLines,
  headLines,
  headerMap,
  sendLaidOut,
  sendPrepared,
  takesPreparedHead,
} from './prepared-head.ts'
import type { Options } from './options.ts'

/** Seconds after which a visitor who met the 502 page should try again. */
const retryAfter = 10

/**
 * The target that stands for every address that no row has: its page is the same for all of them,
 * in a locale.
 */
const unknownTarget: Record<Locale, string> = { br: '/404', en: '/en/404', es: '/es/404' }

/** What came of a form that was posted to a page. */
interface Posted {
  state: FormState | undefined
  status: number
  cookie?: string | undefined
}

interface Result {
  page: Page
  state: CacheState
}

/** A page that is wanted. `client`: in whose queue its render waits. */
interface Asked {
  key: string
  locale: Locale
  share: boolean
  /** One of the restricted area, as everyone without a session sees it. */
  forGuests: boolean
  client: string
}

/** A page as what is made of pages sees it; `tags` as the store keeps them. */
interface Look {
  status: number
  headers: Map<string, string>
  tags: readonly number[]
  html: () => Promise<string>
}

/**
 * Whole pages from memory. A page enters only when its row in the route table lets it; it is
 * rendered once however
 * many ask; it goes when a change bears one of its tags; while the cms is away the old one is
 * served, and marked.
 */
export class PageCache {
  readonly #pages: TaggedStore<Page>
  /**
   * Pages that say no (404 …): apart, so that a flood of wrong addresses pushes out nothing but
   * other wrong addresses.
   */
  readonly #refusals: TaggedStore<Page>
  readonly #flights = new SingleFlight<Result>()
  readonly #plain: PlainBodies
  readonly #options: Options
  #hits = 0

  constructor(options: Options) {
    this.#options = options
    this.#pages = new TaggedStore({ maxBytes: options.maxBytes, sizeOf: pageBytes })
    const sixteenth = Math.max(1_048_576, Math.floor(options.maxBytes / 16))
    this.#refusals = new TaggedStore({ maxBytes: sixteenth, sizeOf: pageBytes })
    this.#plain = new PlainBodies(sixteenth)
  }

  get stores(): { pages: TaggedStore<Page>; refusals: TaggedStore<Page> } {
    return { pages: this.#pages, refusals: this.#refusals }
  }

  /** Hits since it was last asked: the fast path counts without touching the metrics. */
  takeHits(): number {
    const hits = this.#hits
    this.#hits = 0
    return hits
  }

  /** Drops what bears the tags: the next visitor gets it made anew. */
  expire(tags: Iterable<string> | 'everything'): void {
    for (const store of [this.#pages, this.#refusals]) {
      if (tags === 'everything') store.expireAll()
      else store.expire(tags)
    }
  }

  /**
   * The fast path: answers at once when the target is spelled as its key and a fresh page is kept.
   * `false`: not answered.
   */
  tryHit(request: IncomingMessage, response: ServerResponse): boolean {
    const { url, method } = request
    if (url === undefined || (method !== 'GET' && method !== 'HEAD') || !takesPreparedHead(request))
      return false
    if (this.#options.isUnderMaintenance() || previewTokenOf(request.headers) !== undefined)
      return false
    const kept = this.#pages.get(url)
    const away = this.#options.isAway()
    if (!kept || (kept.expired && !away)) return false
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const page = kept.value
    if (page.forGuests && sessionTokenOf(request.headers) !== undefined) return false
    const body = encoding === 'identity' ? this.#plain.get(page.body) : page.body[encoding]
    if (!body) return false
    this.#hits += 1
    if (page.counted) this.#options.views.count(page.counted, request)
    const tag = entityTag(page.body, encoding)
    const same = matchesEntityTag(request.headers['if-none-match'], tag)
    if (
      page.hit &&
      encoding === 'br' &&
      !away &&
      !same &&
      method === 'GET' &&
      sendLaidOut(response, page.hit)
    )
      return true
    const coded = encoding === 'identity' ? '' : `content-encoding: ${encoding}\r\n`
    const lines = `${page.lines}${coded}etag: ${tag}\r\ncache-status: ${cacheStatus[away ? 'stale' : 'hit']}\r\n`
    if (same) sendPrepared(response, 304, lines)
    else
      sendPrepared(
        response,
        page.status,
        `${lines}content-length: ${body.length}\r\n`,
        method === 'HEAD' ? undefined : body,
      )
    return true
  }

  /** Answers any request for a page; 429 when its client has too much uncached work waiting. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return this.#orQueueFull(request, response, () => this.#serve(request, response))
  }

  async #orQueueFull(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      const locale = localeOfPath(request.url ?? '/')
      response.writeHead(errorStatuses['too-many-requests'], [
        'content-type',
        'text/plain; charset=utf-8',
        'retry-after',
        String(queueFullRetryAfter),
        'cache-control',
        'no-store',
        ...publicHeaders(this.#options),
      ])
      response.end(request.method === 'HEAD' ? undefined : errorWords['too-many-requests'][locale])
    }
  }

  #clientOf(request: IncomingMessage): string {
    return clientNetwork(clientAddress(request, this.#options.proxies))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = readAddress(request.url ?? '/')
    // forms have routes of their own (`forms/routes.ts`)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, ['allow', 'GET, HEAD', ...publicHeaders(this.#options)])
    if (address.kind === 'moved') {
      response.writeHead(301, [
        'location',
        address.location,
        'cache-control',
        address.location.includes('?') ? 'no-store' : 'public, max-age=3600',
        'content-length',
        '0',
        ...publicHeaders(this.#options),
      ])
      response.end()
      return
    }
    const key = address.kind === 'page' ? address.key : unknownTarget[address.locale]
    const forGuests =
      address.kind === 'page' &&
      isSharedByGuests(address) &&
      sessionTokenOf(request.headers) === undefined
    if (address.kind === 'page' && address.personal && !forGuests)
      return this.#servePersonal(request, response, address)
    const preview = previewTokenOf(request.headers)
    if (preview !== undefined)
      return this.#servePreview(request, response, { key, locale: address.locale, preview })
    const share =
      this.#options.keep &&
      (forGuests || address.kind === 'unknown' || address.row.cache === 'page')
    const { page, state } = await this.#find({
      key,
      locale: address.locale,
      share,
      forGuests,
      client: this.#clientOf(request),
    })
    this.#options.metrics.pageRequests.inc({ result: state })
    if (page.counted && page.status === 200) this.#options.views.count(page.counted, request)
    const before = pageBytes(page)
    await this.#write(request, response, page, state)
    if (pageBytes(page) > before) this.#weighAgain(key, page)
  }

  /** A page made from drafts, for one member of staff; kept nowhere. */
  async #servePreview(
    request: IncomingMessage,
    response: ServerResponse,
    given: { key: string; locale: Locale; preview: string },
  ): Promise<void> {
    const rendered = await this.#options.limiter.run(this.#clientOf(request), () =>
      this.#options.render(given.key, { preview: given.preview }),
    )
    if (rendered.previewOver) {
      response.writeHead(302, [
        'location',
        given.key,
        'set-cookie',
        endPreviewCookie,
        'cache-control',
        'no-store',
        'content-length',
        '0',
        ...publicHeaders(this.#options),
      ])
      response.end()
      return
    }
    const page = await makePage(rendered, {
      locale: given.locale,
      secure: this.#options.secure,
      keep: false,
      policed: this.#options.keep,
      tagged: false,
      framed: true,
    })
    await this.#write(
      request,
      response,
      { ...page, lines: `${page.lines}x-robots-tag: noindex\r\n` },
      'bypass',
    )
  }

  /** A page that is one visitor's alone, or the answer to their form; kept nowhere. */
  async #servePersonal(
    request: IncomingMessage,
    response: ServerResponse,
    { key, locale, personal }: PageAddress,
    posted?: Posted,
  ): Promise<void> {
    const { isUnderMaintenance, metrics, render, secure, keep, proxies } = this.#options
    if (isUnderMaintenance())
      return this.#write(request, response, (await this.#maintenancePage(locale)).page, 'bypass')
    const rendered = await this.#options.limiter.run(this.#clientOf(request), () =>
      render(key, {
        ...(personal ? { visitor: visitorOf(request, proxies) } : {}),
        form: posted?.state,
      }),
    )
    metrics.pageRequests.inc({ result: 'bypass' })
    const made = await makePage(rendered, {
      locale,
      secure,
      keep: false,
      policed: keep,
      tagged: false,
    })
    const page = posted && rendered.status === 200 ? { ...made, status: posted.status } : made
    const cookie = rendered.cookie ?? posted?.cookie
    const lines = [
      ...(cookie === undefined ? [] : ['set-cookie', cookie]),
      ...(posted?.state?.retryAfter === undefined
        ? []
        : ['retry-after', String(posted.state.retryAfter)]),
    ]
    await this.#write(
      request,
      response,
      { ...page, lines: page.lines + headLines(lines) },
      'bypass',
    )
  }

  /** A screen with its form as it came back; one visitor's, kept nowhere. */
  async serveForm(
    request: IncomingMessage,
    response: ServerResponse,
    posted: Posted,
  ): Promise<void> {
    const address = readAddress(request.url ?? '/')
    if (address.kind !== 'page') return this.serve(request, response)
    await this.#orQueueFull(request, response, () =>
      this.#servePersonal(request, response, address, posted),
    )
  }

  /**
   * A page of the table as its visitors get it, for what is made of pages; `undefined`: the path is
   * no page's one spelling, or is nobody else's to read.
   */
  async look(path: string): Promise<Look | undefined> {
    const address = readAddress(path)
    if (address.kind !== 'page' || address.key !== path || address.personal) return undefined
    const { page } = await this.#find({
      key: address.key,
      locale: address.locale,
      share: this.#options.keep,
      forGuests: false,
      client: ownClient,
    })
    const tags = this.#pages.get(path)?.tags ?? []
    return {
      status: page.status,
      headers: headerMap(page.lines),
      tags,
      html: async () => (await represent(page.body, 'identity')).toString(),
    }
  }

  /** A page that has grown by a representation is counted with it. */
  #weighAgain(key: string, page: Page): void {
    for (const store of [this.#pages, this.#refusals]) store.weighAgain(key, page)
  }

  async #find(asked: Asked): Promise<Result> {
    const { key, locale, share, client } = asked
    if (!share) return { page: await this.#make(asked).then((made) => made.page), state: 'bypass' }
    if (this.#options.isUnderMaintenance()) return this.#maintenancePage(locale)
    const kept = this.#pages.get(key) ?? this.#refusals.get(key)
    const fallback = kept?.value.status === 200 ? kept.value : undefined
    if (kept && this.#options.isAway() && (fallback || !kept.expired))
      return { page: kept.value, state: 'stale' }
    if (kept && !kept.expired) return { page: kept.value, state: 'hit' }
    this.#options.limiter.join(client, key)
    return this.#flights.run(key, async () => {
      const { page, tags, stale, since } = await this.#make(asked)
      // nothing newer can be had: a kept page, however old, is better than an error or a page made
      // from old parts; a kept 404 is not
      if (fallback && (page.status >= 500 || stale)) return { page: fallback, state: 'stale' }
      if (page.status < 500) {
        const expired = stale || this.#options.invalidations.overtook(since, tags)
        const [into, outOf] =
          page.status === 200 ? [this.#pages, this.#refusals] : [this.#refusals, this.#pages]
        outOf.remove(key)
        into.set(key, page, tags, expired)
      }
      return { page, state: stale ? 'stale' : 'miss' }
    })
  }

  /**
   * The one page that visitors get under maintenance (spec §4), made once for all who ask at the
   * same time; it stands at every address, so nothing may come to life in it.
   */
  #maintenancePage(locale: Locale): Promise<Result> {
    return this.#flights.run(`maintenance ${locale}`, async () => {
      const rendered = await this.#options.limiter.run(ownClient, () =>
        this.#options.render(routePath('home', locale)),
      )
      const page = await makePage(
        { ...rendered, html: withoutScripts(rendered.html) },
        {
          locale,
          secure: this.#options.secure,
          keep: false,
          policed: this.#options.keep,
          tagged: false,
        },
      )
      return { page, state: 'bypass' }
    })
  }

  async #make({
    key,
    locale,
    share,
    forGuests,
    client,
  }: Asked): Promise<{ page: Page; tags: string[]; stale: boolean; since: number }> {
    const { invalidations, limiter, metrics, render, secure, log } = this.#options
    const since = invalidations.now()
    const rendered = await limiter.run(
      client,
      async () => {
        const stop = metrics.renderSeconds.startTimer()
        return render(key).finally(stop)
      },
      key,
    )
    metrics.renders.inc({ status: String(rendered.status) })
    if (rendered.status >= 500)
      log.warn({ key, status: rendered.status }, 'a page could not be made')
    const page = await makePage(rendered, {
      locale,
      secure,
      keep: share && rendered.status < 500,
      policed: this.#options.keep,
      tagged: this.#options.tagged,
      forGuests,
    })
    return { page, tags: rendered.tags, stale: rendered.stale, since }
  }
  async #write(
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    state: CacheState,
  ): Promise<void> {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const headers = [...flatLines(page.lines), 'cache-status', cacheStatus[state]]
    if (page.status === 502) headers.push('retry-after', String(retryAfter))
    if (
      page.status === 200 &&
      matchesEntityTag(request.headers['if-none-match'], entityTag(page.body, encoding))
    ) {
      response.writeHead(304, [...headers, 'etag', entityTag(page.body, encoding)])
      response.end()
      return
    }
    const body = await this.#bytesOf(page.body, encoding)
    const representation = [
      ...representationHeaders(page.body, encoding),
      'content-length',
      String(body.length),
    ]
    response.writeHead(page.status, [...headers, ...representation])
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  async #bytesOf(body: Encoded, encoding: Encoding): Promise<Buffer> {
    if (encoding !== 'identity') return represent(body, encoding)
    const plain = this.#plain.get(body) ?? (await represent(body, encoding))
    this.#plain.keep(body, plain)
    return plain
  }
}

function refuse(response: ServerResponse, status: number, headers: string[]): void {
  response.writeHead(status, ['cache-control', 'no-store', 'content-length', '0', ...headers])
  response.end()
}

/**
 * A page as it is read, without what React wrote to bring it to life; in its scripts `<` is
 * escaped.
 */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '')
}

/**
 * Whether a page of the restricted area is the same for everyone without a session: its doors are,
 * unless a form was sent.
 */
function isSharedByGuests({ row, sent }: PageAddress): boolean {
  return row.guard === 'guest' && !sent
}
