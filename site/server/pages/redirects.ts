import type { IncomingMessage, ServerResponse } from 'node:http'
import { internalCalls } from '@vitrine/contract/calls'
import { addressPath, isRedirectTarget, withQuery } from '@vitrine/contract/address-path'
import { isRedirectable } from '@vitrine/contract/program-paths'
import { redirectsAnswer } from '@vitrine/contract/internal'
import type { z } from 'zod'
import { publicHeaders } from '#server/http/headers.ts'
import { FollowedAnswer } from './followed-answer.ts'
import type { FollowedOptions } from './followed-answer.ts'
import { markdownLocation } from './markdown-pages.ts'
import { pageOfMarkdown } from './markdown/markdown-address.ts'

interface Redirect {
  to: string
  permanent: boolean
}

/**
 * Redirects of the employees in memory, applied to any path before routing; every instance updates
 * them from the change feed.
 */
export class Redirects {
  #byPath = new Map<string, Redirect>()
  readonly #secure: boolean
  readonly #answer: FollowedAnswer

  constructor({ secure, ...options }: FollowedOptions & { secure: boolean }) {
    this.#secure = secure
    this.#answer = new FollowedAnswer({
      ...options,
      path: internalCalls.redirects.path,
      name: 'the redirects',
      take: (answer) => this.#take(redirectsAnswer.parse(answer)),
    })
  }

  /**
   * Reads the redirects again after a change; while the cms is unreachable, the last ones apply.
   */
  expire(tags: Set<string> | 'everything'): void {
    if (tags === 'everything' || tags.has('redirect')) void this.read()
  }

  /** Reads all redirects. `limit`: timeout, ms. */
  read(limit?: number): Promise<void> {
    return this.#answer.read(limit)
  }

  #take({ data }: z.infer<typeof redirectsAnswer>): void {
    this.#byPath = new Map(
      data.flatMap(({ from, to, permanent }): [string, Redirect][] => {
        const path = addressPath(from)
        return path !== undefined && isRedirectable(path) && isRedirectTarget(to)
          ? [[path, { to: encodeURI(decodeSafely(to)), permanent }]]
          : []
      }),
    )
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
      ...publicHeaders({ secure: this.#secure }),
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
