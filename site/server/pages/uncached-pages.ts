import type { IncomingMessage } from 'node:http'
import type { Locale } from '@vitrine/configuration/locales'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { internalClient } from '#server/caching/render-limits.ts'
import { edgeHeaders } from '#server/edge/headers.ts'
import { asTimedOut } from '#server/http/arrival.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import { visitorOf } from '#server/api-gateway/visitor.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { routePath } from '#shared/routes/table.ts'
import type { PageAddress } from './address.ts'
import type { Options } from './options.ts'
import { makePage } from './page.ts'
import type { Page } from './page.ts'
import { headLines } from './prepared-head.ts'

/** Result of a posted form. */
export interface FormOutcome {
  state: FormState | undefined
  status: number
  cookie?: string | undefined
}

/** Key of the limiter queue of a request: its client's network. */
export const clientOf = (request: IncomingMessage, { proxies }: Options): string =>
  clientNetwork(clientAddress(request, proxies))

/** Time for which the page of an unreachable cms is reused, ms. */
const unavailableMs = 2000

/**
 * Pages that are not cached: previews, personal pages, the maintenance page and the page of an
 * unreachable cms.
 */
export class UncachedPages {
  readonly #options: Options
  readonly #flights = new SingleFlight<Page>()
  readonly #unavailable = new Map<Locale, { page: Page; at: number }>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Renders a preview from drafts; `undefined` if its token is no longer valid. */
  async preview(
    request: IncomingMessage,
    target: { key: string; locale: Locale; preview: string },
  ): Promise<Page | undefined> {
    const { limiter, render } = this.#options
    const rendered = await limiter.run(clientOf(request, this.#options), () =>
      render(target.key, { preview: target.preview }),
    )
    if (rendered.previewOver) return undefined
    const page = await makePage(rendered, {
      ...this.#uncachedOptions(target.locale, 'preview'),
      framed: true,
    })
    return { ...page, lines: `${page.lines}x-robots-tag: noindex\r\n` }
  }

  /** Renders a personal page, or the screen of a posted form. */
  async personal(
    request: IncomingMessage,
    { key, locale, name, personal }: PageAddress,
    posted?: FormOutcome,
  ): Promise<Page> {
    const { limiter, metrics, render, proxies } = this.#options
    const rendered = await limiter.run(clientOf(request, this.#options), () =>
      render(key, {
        ...(personal ? { visitor: visitorOf(request, proxies) } : {}),
        form: posted?.state,
      }),
    )
    metrics.pageRequests.inc({ result: 'bypass', route: name })
    const made = await makePage(rendered, this.#uncachedOptions(locale, name))
    const page = posted && rendered.status === 200 ? { ...made, status: posted.status } : made
    const cookie = rendered.cookie ?? posted?.cookie
    const lines = [
      ...(cookie === undefined ? [] : ['set-cookie', cookie]),
      ...(posted?.state?.retryAfter === undefined
        ? []
        : ['retry-after', String(posted.state.retryAfter)]),
    ]
    return { ...page, lines: page.lines + headLines(lines) }
  }

  /**
   * Renders the maintenance page (R4), coalescing concurrent requests. It is sent at every path and
   * therefore has no scripts.
   */
  maintenance(locale: Locale): Promise<Page> {
    const { limiter, render } = this.#options
    return this.#flights.run(locale, async () => {
      const rendered = await limiter.run(internalClient, () => render(routePath('home', locale)))
      return makePage(
        { ...rendered, html: withoutScripts(rendered.html) },
        this.#uncachedOptions(locale, 'maintenance'),
      )
    })
  }

  /**
   * Page of an unreachable cms, for requests that time out while they wait. It is rendered once for
   * all of them and therefore has no scripts.
   */
  unavailable(locale: Locale): Promise<Page> {
    const { render } = this.#options
    return this.#flights.run(`unavailable ${locale}`, async () => {
      const made = this.#unavailable.get(locale)
      if (made && performance.now() - made.at < unavailableMs) return made.page
      const rendered = await asTimedOut(() =>
        render(routePath('products', locale), { failing: true }),
      )
      const page = await makePage(
        { ...rendered, status: 502, html: withoutScripts(rendered.html) },
        this.#uncachedOptions(locale, 'unavailable'),
      )
      this.#unavailable.set(locale, { page, at: performance.now() })
      return page
    })
  }

  #uncachedOptions(locale: Locale, route: string) {
    const { secure, keep } = this.#options
    return { locale, route, secure, keep: false, withPolicy: keep, edge: edgeHeaders('none') }
  }
}

/**
 * Removes React's scripts; within a script, `<` is escaped, so that the first `</script>` ends it.
 */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '')
}
