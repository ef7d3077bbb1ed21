import type { FastifyReply, FastifyRequest } from 'fastify'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { TaggedStore } from '#server/caching/tagged-store.ts'
import { requestIdHeaders } from '#server/http/request-id.ts'
import { deadline } from './deadline.ts'

/** Largest file that is cached, bytes; larger files are only passed through. */
const maxCachedBytes = 2 * 1024 * 1024
const fetchTimeoutMs = 10_000
/** Response headers of the cms that are forwarded. */
const forwardedHeaders = [
  'content-type',
  'etag',
  'last-modified',
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
]

interface Media {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** In-memory cache of `/media` files; they are served while the cms is unreachable. */
export class MediaCache {
  readonly #store: TaggedStore<Media>
  readonly #flights = new SingleFlight<Media>()
  readonly #origin: string

  constructor(options: { maxBytes: number; cmsOrigin: string }) {
    this.#store = new TaggedStore({
      maxBytes: options.maxBytes,
      sizeOf: (media) => media.body.length,
    })
    this.#origin = options.cmsOrigin
  }

  get store(): TaggedStore<Media> {
    return this.#store
  }

  /** Expires all files when one has changed. */
  handleChange(tags: Iterable<string> | 'everything'): void {
    if (tags === 'everything' || [...tags].some((tag) => tag.startsWith('media')))
      this.#store.expireAll()
  }

  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const media = await this.#find(request.url.split('?')[0] ?? '')
    reply.headers({ 'x-content-type-options': 'nosniff', ...media.headers }).code(media.status)
    if (
      media.status === 200 &&
      request.headers['if-none-match'] !== undefined &&
      request.headers['if-none-match'] === media.headers['etag']
    )
      return reply.code(304).send()
    return reply.send(media.body)
  }

  /** Bytes of a file below `/media`; `undefined` when it is missing or cannot be fetched. */
  async bytes(path: string): Promise<Buffer | undefined> {
    const media = await this.#find(path).catch(() => undefined)
    return media?.status === 200 ? media.body : undefined
  }

  async #find(path: string): Promise<Media> {
    const cached = this.#store.get(path)
    return cached && !cached.expired ? cached.value : this.#fetch(path, cached?.value)
  }

  #fetch(path: string, older: Media | undefined): Promise<Media> {
    return this.#flights.run(path, async () => {
      const { signal, end } = deadline(fetchTimeoutMs)
      try {
        const answer = await fetch(this.#origin + path, {
          headers: requestIdHeaders(),
          redirect: 'manual',
          signal,
        })
        const headers: Record<string, string> = {}
        for (const name of forwardedHeaders) {
          const value = answer.headers.get(name)
          if (value !== null) headers[name] = value
        }
        const media = {
          status: answer.status,
          headers,
          body: Buffer.from(await answer.arrayBuffer()),
        }
        if (media.status === 200 && media.body.length <= maxCachedBytes)
          this.#store.set(path, media, ['media'])
        return media.status >= 500 && older ? older : media
      } catch (error) {
        if (older) return older
        throw error
      } finally {
        end()
      }
    })
  }
}
