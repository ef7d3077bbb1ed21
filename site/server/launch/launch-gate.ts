import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { apiBase } from '@vitrine/contract/api-base'
import { ApiError } from '@vitrine/contract/errors'
import { errorBody } from '@vitrine/contract/error-body'
import { teamCookie, teamCookieSeconds, teamLinkPath } from '@vitrine/contract/internal'
import { addressPath } from '@vitrine/contract/address-path'
import { defaultLocale } from '@vitrine/configuration/locales'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { assistantsPath } from '@vitrine/contract/well-known'
import { crashPath } from '#shared/page/crash-report.ts'
import { pageOfShareImage } from '#shared/page/share-image.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { routePath } from '#shared/routes/table.ts'
import { requestCookie } from '#server/api-gateway/request-cookie.ts'
import { robotsPath } from '#server/artifacts/crawlers/paths.ts'
import { edgeHeaderNames } from '#server/edge/headers.ts'
import { formatError } from '#server/http/error-format.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { unknownTarget } from '#server/pages/address.ts'
import { markdownAddress, pageOfMarkdown } from '#server/pages/markdown/markdown-address.ts'
import type { LaunchState } from './launch-state.ts'
import type { NotLaunchedPage } from './not-launched-page.ts'

/** Status before the launch. */
const closedStatus = 503

/** `Retry-After` before the launch, s: crawlers retry the next day. */
const retryAfterSeconds = 24 * 60 * 60

/** Paths that are served before the launch too: files, the panel and the probes. */
const openFolders = [`${panelBase}/`, '/_next/', '/media/', '/assets/', '/appearance/', '/brand/']
const openFiles = new Set([
  panelBase,
  crashPath,
  '/healthz',
  '/readyz',
  '/metrics',
  robotsPath,
  '/site.webmanifest',
])
const iconOrSitemap = /^\/(favicon|apple-touch-icon|icon-|sitemap)[\w.-]*\.(ico|svg|png|xml)$/

const secretForm = /^[0-9a-f]{64}$/

interface Options {
  state: LaunchState
  page: NotLaunchedPage
  secure: boolean
}

/**
 * Restricts pages that are not launched to requests with the team's cookie. Before the launch of
 * the site, every page, posted form and API call answers 503; after it, paths of a language that is
 * not launched are unknown, and API calls in it are answered in the default language. After the
 * launch of all languages, the check costs two comparisons.
 */
export class LaunchGate {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Answers the team's link, and requests to the closed site. `false`: not answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { launched, prepared } = this.#options.state
    if (launched && prepared.length === 0) return false
    const path = pathOf(request)
    if (path.startsWith(teamLinkPath) && this.#admit(path.slice(teamLinkPath.length), response))
      return true
    if (isOpen(path)) return false
    return this.answerPage(request, response)
  }

  /** True if the request's language, or the whole site, is not launched. */
  isClosed(request: IncomingMessage): boolean {
    const { launched, prepared } = this.#options.state
    return !launched || (prepared.length > 0 && prepared.includes(localeOf(request)))
  }

  /** Same as `answer`, for a path that is a page. */
  answerPage(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.isClosed(request)) return false
    if (this.#isTeam(request)) {
      keepPrivate(response)
      return false
    }
    if (this.#options.state.launched) {
      hideLanguage(request)
      return false
    }
    void this.#refuse(request, response)
    return true
  }

  #isSecret(given: string): boolean {
    const { secret } = this.#options.state
    return (
      secret !== undefined &&
      given.length === secret.length &&
      timingSafeEqual(Buffer.from(given, 'latin1'), Buffer.from(secret, 'latin1'))
    )
  }

  #isTeam({ headers }: IncomingMessage): boolean {
    const given = requestCookie(headers, { name: teamCookie, form: secretForm })
    return given !== undefined && this.#isSecret(given)
  }

  #admit(given: string, response: ServerResponse): boolean {
    if (!this.#isSecret(given)) return false
    const { secure, state } = this.#options
    response.writeHead(303, [
      ...publicHeaders({ secure }).filter((_, index, all) => !isReferrerPolicy(all, index)),
      // keeps the secret of the link out of `Referer`
      'referrer-policy',
      'no-referrer',
      'location',
      routePath('home', state.prepared[0] ?? defaultLocale),
      'set-cookie',
      stringifySetCookie({
        name: teamCookie,
        value: given,
        maxAge: teamCookieSeconds,
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
      }),
      'cache-control',
      'no-store',
      'x-robots-tag',
      'noindex',
      'content-length',
      '0',
    ])
    response.end()
    return true
  }

  async #refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { page, secure } = this.#options
    const path = pathOf(request)
    const common = [
      'retry-after',
      String(retryAfterSeconds),
      'cache-control',
      'no-store',
      'x-robots-tag',
      'noindex',
      // closes the connection, since the request body is not read
      ...(hasBody(request) ? ['connection', 'close'] : []),
      ...publicHeaders({ secure }),
    ]
    if (isCall(path) || asksForJson(request)) {
      const locale = requestedLocale(request.headers)
      const error = errorBody(new ApiError('unavailable'), locale)
      const { type, text } = formatError(error, closedStatus, request.headers)
      return send(request, response, ['content-type', type, 'vary', 'Accept'], text)
    }
    const { html, headers } = await page.make(localeOfPath(path))
    return send(request, response, headers, html)

    function send(
      { method }: IncomingMessage,
      answer: ServerResponse,
      headers: readonly string[],
      body: string,
    ): void {
      const length = String(Buffer.byteLength(body))
      answer.writeHead(closedStatus, [...headers, 'content-length', length, ...common])
      answer.end(method === 'HEAD' ? undefined : body)
    }
  }
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/'

/** True for paths at which programs are answered. */
const isCall = (path: string): boolean =>
  path === assistantsPath || `${path}/`.toLowerCase().startsWith(`${apiBase}/`)

/** Language of a request: of its path, of the page of a share image or Markdown, or of a call's header. */
function localeOf(request: IncomingMessage): Locale {
  const path = pathOf(request)
  const plain = addressPath(path) ?? path
  if (isCall(plain)) return requestedLocale(request.headers)
  return localeOfPath(pageOfShareImage(plain) ?? pageOfMarkdown(plain) ?? plain)
}

/** Rewrites a page request to an unknown path, and a call to the default language. */
function hideLanguage(request: IncomingMessage): void {
  if (isCall(pathOf(request))) delete request.headers['content-language']
  else request.url = sameFormat(request.url, unknownTarget[defaultLocale])
}

/** Address of a page, as Markdown if another address is that of Markdown. */
const sameFormat = (other: string | undefined, page: string): string =>
  other !== undefined && pageOfMarkdown(other) !== undefined ? markdownAddress(page) : page

const isOpen = (path: string): boolean =>
  openFiles.has(path) ||
  openFolders.some((folder) => path.startsWith(folder)) ||
  iconOrSitemap.test(path)

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** True if our script sent a form, which expects JSON. */
const asksForJson = ({ headers }: IncomingMessage): boolean => headers.accept === 'application/json'

/** True if the value at this index of a flat list is that of `referrer-policy`. */
const isReferrerPolicy = (flat: readonly string[], index: number): boolean =>
  flat[index - (index % 2)] === 'referrer-policy'

/** Headers that permit shared caches to store a response, or search engines to index it. */
const publishing = new Set(['cache-control', 'x-robots-tag', ...edgeHeaderNames])

/** Excludes responses for the team before the launch from shared caches and search engines. */
function keepPrivate(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    const given = rest.at(-1)
    const flat = Array.isArray(given) ? given : Object.entries(given ?? {}).flat()
    for (const name of publishing) response.removeHeader(name)
    const retained = flat.filter(
      (_, index) => !publishing.has(String(flat[index - (index % 2)]).toLowerCase()),
    )
    return writeHead(status, [
      ...retained,
      'cache-control',
      'private, no-store',
      'x-robots-tag',
      'noindex',
    ])
  }
}
