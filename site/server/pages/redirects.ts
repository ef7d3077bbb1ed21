import type { IncomingMessage, ServerResponse } from 'node:http'
import { internalCalls } from '@vitrine/contract/calls'
import { addressPath, isRedirectTarget, withQuery } from '@vitrine/contract/address-path'
import { isRedirectable } from '@vitrine/contract/program-paths'
import { redirectsAnswer } from '@vitrine/contract/internal'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { markdownLocation } from './markdown-pages.ts'
import { pageOfMarkdown } from './markdown/markdown-address.ts'

/** Delay before a failed read is repeated, ms. */
const retryMs = 2000

interface Redirect {
  to: string
  permanent: boolean
}

/**
 * Timeout of the first read, for which the server's start waits, ms; if it fails, redirects are
 * loaded with the change feed.
 */
export const firstReadMs = 2000

/**
 * Redirects of the employees in memory, applied to any path before routing; every instance updates
 * them from the change feed.
 */
export class Redirects {
  #byPath = new Map<string, Redirect>()
  #readings = 0
  readonly #options: {
    upstream: Upstream
    secure: boolean
    log: { warn: (detail: object, message: string) => void }
  }

  constructor(options: {
    upstream: Upstream
    secure: boolean
    log: { warn: (detail: object, message: string) => void }
  }) {
    this.#options = options
  }

  /**
   * Reads the redirects again after a change; while the cms is unreachable, the last ones apply.
   */
  expire(tags: Set<string> | 'everything'): void {
    if (tags === 'everything' || tags.has('redirect')) void this.read()
  }

  /**
   * Reads all redirects; the result of the latest of overlapping reads is used. `limit`: timeout,
   * ms.
   */
  async read(limit?: number): Promise<void> {
    const reading = (this.#readings += 1)
    try {
      const { status, text } = await this.#options.upstream.fetchInternal(
        internalCalls.redirects.path,
        limit === undefined ? {} : { limit },
      )
      if (status !== 200) throw new Error(`the redirects answered ${status}`)
      const { data } = redirectsAnswer.parse(JSON.parse(text))
      const known = data.flatMap(({ from, to, permanent }): [string, Redirect][] => {
        const path = addressPath(from)
        return path !== undefined && isRedirectable(path) && isRedirectTarget(to)
          ? [[path, { to: encodeURI(decodeSafely(to)), permanent }]]
          : []
      })
      if (reading === this.#readings) this.#byPath = new Map(known)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the redirects could not be read')
      // the change feed reports a change only once, so a failed read is repeated
      if (reading === this.#readings)
        setTimeout(() => reading === this.#readings && void this.read(), retryMs).unref()
    }
  }

  /** True if a path has a redirect. */
  has(path: string): boolean {
    const own = addressPath(path)
    return own !== undefined && this.#byPath.has(own)
  }

  /** Answers a request whose path has a redirect. `false`: not answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url, method } = request
    if (this.#byPath.size === 0 || url === undefined || (method !== 'GET' && method !== 'HEAD'))
      return false
    const page = pageOfMarkdown(url)
    const path = addressPath(page ?? url)
    const found = path === undefined ? undefined : this.#byPath.get(path)
    // ignores a row that redirects to itself, which only direct database access can create
    if (!found || addressPath(found.to) === path) return false
    const query = url.split(/\?(.*)/s, 2)[1] ?? ''
    const to = page === undefined ? found.to : markdownLocation(found.to)
    response.writeHead(found.permanent ? 301 : 302, [
      'location',
      withQuery(to, query),
      'cache-control',
      'no-cache',
      'content-length',
      '0',
      ...publicHeaders(this.#options),
    ])
    response.end()
    return true
  }
}

/** Decodes an encoded target, so that the header is ASCII and nothing is encoded twice. */
function decodeSafely(to: string): string {
  try {
    return decodeURI(to)
  } catch {
    return to
  }
}
