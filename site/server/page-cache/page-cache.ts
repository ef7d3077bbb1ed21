import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Locale } from '@vitrine/contract'
import { chooseEncoding, entityTag, matchesEntityTag, represent } from '../cache/encodings.ts'
import type { Invalidations } from '../cache/invalidations.ts'
import { SingleFlight } from '../cache/single-flight.ts'
import { TaggedStore } from '../cache/tagged-store.ts'
import { Turnstile } from '../cache/turnstile.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { endPreviewCookie, previewTokenOf } from '../preview/token.ts'
import type { TrustedProxies } from '../security/client-address.ts'
import { publicHeaders } from '../security/headers.ts'
import { visitorOf } from '../session/visitor.ts'
import type { ViewCounter } from '../views/view-counter.ts'
import type { FormState } from '#app/forms/form-state.ts'
import { routePath } from '#app/routes/table.ts'
import { readAddress } from './address.ts'
import type { PageAddress } from './address.ts'
import { cacheStatus, makePage, pageBytes, representationHeaders } from './page.ts'
import type { CacheState, Page } from './page.ts'
import { flatLines, headLines, headerMap, sendLaidOut, sendPrepared, takesPreparedHead } from './prepared-head.ts'
import type { Render } from './render.ts'

/** Renders in progress: each holds a page and its answers several times over, and memory is bounded (architecture.md "Budgets"). */
const rendersAtOnce = 12

/** Seconds after which a visitor who met the 502 page should try again. */
const retryAfter = 10

/** The target that stands for every address that no row has: its page is the same for all of them, in a locale. */
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

/**
 * Whole pages from memory. A page enters only when its row in the route table lets it; it is rendered once however
 * many ask; it goes when a change bears one of its tags; while the cms is away the old one is served, and marked.
 */
export class PageCache {
  readonly #pages: TaggedStore<Page>
  /** Pages that say no (404 …): apart, so that a flood of wrong addresses pushes out nothing but other wrong addresses. */
  readonly #refusals: TaggedStore<Page>
  readonly #flights = new SingleFlight<Result>()
  readonly #renders = new Turnstile(rendersAtOnce)
  readonly #options: Options
  #hits = 0

  constructor(options: Options) {
    this.#options = options
    this.#pages = new TaggedStore({ maxBytes: options.maxBytes, sizeOf: pageBytes })
    this.#refusals = new TaggedStore({ maxBytes: Math.max(1_048_576, Math.floor(options.maxBytes / 16)), sizeOf: pageBytes })
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

  /** The fast path: answers at once when the target is spelled as its key and a fresh page is kept. `false`: not answered. */
  tryHit(request: IncomingMessage, response: ServerResponse): boolean {
    const { url, method } = request
    if (url === undefined || (method !== 'GET' && method !== 'HEAD') || !takesPreparedHead(request)) return false
    if (this.#options.isUnderMaintenance() || previewTokenOf(request.headers) !== undefined) return false
    const kept = this.#pages.get(url)
    const away = this.#options.isAway()
    if (!kept || (kept.expired && !away)) return false
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const page = kept.value
    const body = encoding === 'identity' ? undefined : page.body[encoding]
    if (!body) return false
    this.#hits += 1
    if (page.counted) this.#options.views.count(page.counted, request)
    const tag = entityTag(page.body, encoding)
    const same = matchesEntityTag(request.headers['if-none-match'], tag)
    if (page.hit && encoding === 'br' && !away && !same && method === 'GET' && sendLaidOut(response, page.hit)) return true
    const lines = `${page.lines}content-encoding: ${encoding}\r\netag: ${tag}\r\ncache-status: ${cacheStatus[away ? 'stale' : 'hit']}\r\n`
    if (same) sendPrepared(response, 304, lines)
    else sendPrepared(response, page.status, `${lines}content-length: ${body.length}\r\n`, method === 'HEAD' ? undefined : body)
    return true
  }

  /** Answers any request for a page. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = readAddress(request.url ?? '/')
    // forms have routes of their own (`forms/routes.ts`)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, ['allow', 'GET, HEAD', ...publicHeaders(this.#options)])
    if (address.kind === 'moved') {
      response.writeHead(301, ['location', address.location, 'cache-control', address.location.includes('?') ? 'no-store' : 'public, max-age=3600', 'content-length', '0', ...publicHeaders(this.#options)])
      response.end()
      return
    }
    const key = address.kind === 'page' ? address.key : unknownTarget[address.locale]
    if (address.kind === 'page' && address.personal) return this.#servePersonal(request, response, address)
    const preview = previewTokenOf(request.headers)
    if (preview !== undefined) return this.#servePreview(request, response, { key, locale: address.locale, preview })
    const share = this.#options.keep && (address.kind === 'unknown' || address.row.cache === 'page')
    const { page, state } = await this.#find(key, address.locale, share)
    this.#options.metrics.pageRequests.inc({ result: state })
    if (page.counted && page.status === 200) this.#options.views.count(page.counted, request)
    const before = pageBytes(page)
    await write(request, response, page, state)
    if (pageBytes(page) > before) this.#weighAgain(key, page)
  }

  /** A page made from drafts, for one member of staff; kept nowhere. */
  async #servePreview(request: IncomingMessage, response: ServerResponse, given: { key: string; locale: Locale; preview: string }): Promise<void> {
    const rendered = await this.#renders.pass(() => this.#options.render(given.key, { preview: given.preview }))
    if (rendered.previewOver) {
      response.writeHead(302, ['location', given.key, 'set-cookie', endPreviewCookie, 'cache-control', 'no-store', 'content-length', '0', ...publicHeaders(this.#options)])
      response.end()
      return
    }
    const page = await makePage(rendered, { locale: given.locale, secure: this.#options.secure, keep: false, policed: this.#options.keep, framed: true })
    await write(request, response, { ...page, lines: `${page.lines}x-robots-tag: noindex\r\n` }, 'bypass')
  }

  /** A page that is one visitor's alone, or the answer to their form; kept nowhere. */
  async #servePersonal(request: IncomingMessage, response: ServerResponse, { key, locale, personal }: PageAddress, posted?: Posted): Promise<void> {
    const { isUnderMaintenance, metrics, render, secure, keep, proxies } = this.#options
    if (isUnderMaintenance()) return write(request, response, (await this.#maintenancePage(locale)).page, 'bypass')
    const rendered = await this.#renders.pass(() => render(key, { ...(personal ? { visitor: visitorOf(request, proxies) } : {}), form: posted?.state }))
    metrics.pageRequests.inc({ result: 'bypass' })
    const made = await makePage(rendered, { locale, secure, keep: false, policed: keep })
    const page = posted && rendered.status === 200 ? { ...made, status: posted.status } : made
    const cookie = rendered.cookie ?? posted?.cookie
    const lines = [...(cookie === undefined ? [] : ['set-cookie', cookie]), ...(posted?.state?.retryAfter === undefined ? [] : ['retry-after', String(posted.state.retryAfter)])]
    await write(request, response, { ...page, lines: page.lines + headLines(lines) }, 'bypass')
  }

  /** A screen with its form as it came back; one visitor's, kept nowhere. */
  async serveForm(request: IncomingMessage, response: ServerResponse, posted: Posted): Promise<void> {
    const address = readAddress(request.url ?? '/')
    if (address.kind !== 'page') return this.serve(request, response)
    await this.#servePersonal(request, response, address, posted)
  }

  /** A page of the table as its visitors get it, for what is made of pages; `undefined`: the path is no page's one spelling, or is nobody else's to read. */
  async look(path: string): Promise<{ status: number; headers: Map<string, string>; html: () => Promise<string> } | undefined> {
    const address = readAddress(path)
    if (address.kind !== 'page' || address.key !== path || address.personal) return undefined
    const { page } = await this.#find(address.key, address.locale, this.#options.keep)
    return { status: page.status, headers: headerMap(page.lines), html: async () => (await represent(page.body, 'identity')).toString() }
  }

  /** A page that has grown by a representation is counted with it. */
  #weighAgain(key: string, page: Page): void {
    for (const store of [this.#pages, this.#refusals]) store.weighAgain(key, page)
  }

  async #find(key: string, locale: Locale, share: boolean): Promise<Result> {
    if (!share) return { page: await this.#make(key, locale, false).then((made) => made.page), state: 'bypass' }
    if (this.#options.isUnderMaintenance()) return this.#maintenancePage(locale)
    const kept = this.#pages.get(key) ?? this.#refusals.get(key)
    if (kept && this.#options.isAway()) return { page: kept.value, state: 'stale' }
    if (kept && !kept.expired) return { page: kept.value, state: 'hit' }
    return this.#flights.run(key, async () => {
      const { page, tags, stale, since } = await this.#make(key, locale, true)
      // nothing newer can be had: what is kept, however old, is better than an error or a page made from old parts
      if (kept && (page.status >= 500 || stale)) return { page: kept.value, state: 'stale' }
      if (page.status < 500) {
        const expired = stale || this.#options.invalidations.overtook(since, tags)
        const [into, outOf] = page.status === 200 ? [this.#pages, this.#refusals] : [this.#refusals, this.#pages]
        outOf.remove(key)
        into.set(key, page, tags, expired)
      }
      return { page, state: stale ? 'stale' : 'miss' }
    })
  }

  /** The one page that visitors get under maintenance (spec §4), made once for all who ask at the same time; it stands at every address, so nothing may come to life in it. */
  #maintenancePage(locale: Locale): Promise<Result> {
    return this.#flights.run(`maintenance ${locale}`, async () => {
      const rendered = await this.#renders.pass(() => this.#options.render(routePath('home', locale)))
      const page = await makePage({ ...rendered, html: withoutScripts(rendered.html) }, { locale, secure: this.#options.secure, keep: false, policed: this.#options.keep })
      return { page, state: 'bypass' }
    })
  }

  async #make(key: string, locale: Locale, share: boolean): Promise<{ page: Page; tags: string[]; stale: boolean; since: number }> {
    const { invalidations, metrics, render, secure, log } = this.#options
    const since = invalidations.now()
    const stop = metrics.renderSeconds.startTimer()
    const rendered = await this.#renders.pass(() => render(key))
    stop()
    metrics.renders.inc({ status: String(rendered.status) })
    if (rendered.status >= 500) log.warn({ key, status: rendered.status }, 'a page could not be made')
    const page = await makePage(rendered, { locale, secure, keep: share && rendered.status < 500, policed: this.#options.keep })
    return { page, tags: rendered.tags, stale: rendered.stale, since }
  }
}

function refuse(response: ServerResponse, status: number, headers: string[]): void {
  response.writeHead(status, ['cache-control', 'no-store', 'content-length', '0', ...headers])
  response.end()
}

/** A page as it is read, without what React wrote to bring it to life; in its scripts `<` is escaped. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '')
}

export interface Options {
  maxBytes: number
  render: Render
  invalidations: Invalidations
  views: ViewCounter
  metrics: Metrics
  log: FastifyBaseLogger
  /** False in development: every page is made anew, and no policy stands in the way of Vite's scripts. */
  keep: boolean
  /** Whether the staff have put the site under maintenance. */
  isUnderMaintenance: () => boolean
  /** The proxies in front of the site. */
  proxies: TrustedProxies
  /** Whether links and headers are for https. */
  secure: boolean
  /** Whether the cms cannot be reached, so that what is kept may be older than its source. */
  isAway: () => boolean
}

async function write(request: IncomingMessage, response: ServerResponse, page: Page, state: CacheState): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const headers = [...flatLines(page.lines), 'cache-status', cacheStatus[state]]
  if (page.status === 502) headers.push('retry-after', String(retryAfter))
  if (page.status === 200 && matchesEntityTag(request.headers['if-none-match'], entityTag(page.body, encoding))) {
    response.writeHead(304, [...headers, 'etag', entityTag(page.body, encoding)])
    response.end()
    return
  }
  const body = await represent(page.body, encoding)
  const representation = [...representationHeaders(page.body, encoding), 'content-length', String(body.length)]
  response.writeHead(page.status, [...headers, ...representation])
  response.end(request.method === 'HEAD' ? undefined : body)
}
