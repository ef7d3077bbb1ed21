import type { IncomingMessage } from 'node:http'
import type { Locale } from '@vitrine/contract/locales'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { internalClient } from '#server/caching/render-limits.ts'
import { clientAddress, clientNetwork } from '#server/http/client-address.ts'
import { visitorOf } from '#server/api-gateway/visitor.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { routePath } from '#shared/routes/table.ts'
import type { PageAddress } from './address.ts'
import type { Options } from './options.ts'
import { makePage } from './page.ts'
import type { Page } from './page.ts'
import { headLines } from './prepared-head.ts'

/** What came of a form that was posted to a page. */
export interface Posted {
  state: FormState | undefined
  status: number
  cookie?: string | undefined
}

/** In whose queue the render of a request waits: the network of its client. */
export const clientOf = (request: IncomingMessage, { proxies }: Options): string =>
  clientNetwork(clientAddress(request, proxies))

/** Pages that are kept nowhere: previews, one visitor's own, and the one of maintenance. */
export class UncachedPages {
  readonly #options: Options
  readonly #flights = new SingleFlight<Page>()

  constructor(options: Options) {
    this.#options = options
  }

  /** A page made from drafts, for one member of staff; `undefined`: the preview is over. */
  async preview(
    request: IncomingMessage,
    given: { key: string; locale: Locale; preview: string },
  ): Promise<Page | undefined> {
    const { limiter, render } = this.#options
    const rendered = await limiter.run(clientOf(request, this.#options), () =>
      render(given.key, { preview: given.preview }),
    )
    if (rendered.previewOver) return undefined
    const page = await makePage(rendered, { ...this.#unkept(given.locale), framed: true })
    return { ...page, lines: `${page.lines}x-robots-tag: noindex\r\n` }
  }

  /** A page that is one visitor's alone, or the answer to their form. */
  async personal(
    request: IncomingMessage,
    { key, locale, personal }: PageAddress,
    posted?: Posted,
  ): Promise<Page> {
    const { limiter, metrics, render, proxies } = this.#options
    const rendered = await limiter.run(clientOf(request, this.#options), () =>
      render(key, {
        ...(personal ? { visitor: visitorOf(request, proxies) } : {}),
        form: posted?.state,
      }),
    )
    metrics.pageRequests.inc({ result: 'bypass' })
    const made = await makePage(rendered, this.#unkept(locale))
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
   * The one page that visitors get under maintenance (spec §4), made once for all who ask at the
   * same time; it stands at every address, so nothing may come to life in it.
   */
  maintenance(locale: Locale): Promise<Page> {
    const { limiter, render } = this.#options
    return this.#flights.run(locale, async () => {
      const rendered = await limiter.run(internalClient, () => render(routePath('home', locale)))
      return makePage({ ...rendered, html: withoutScripts(rendered.html) }, this.#unkept(locale))
    })
  }

  #unkept(locale: Locale) {
    const { secure, keep } = this.#options
    return { locale, secure, keep: false, withPolicy: keep, tagged: false }
  }
}

/**
 * A page as it is read, without what React wrote to bring it to life; in its scripts `<` is
 * escaped.
 */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '')
}
