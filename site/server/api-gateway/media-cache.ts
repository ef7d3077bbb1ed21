import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '@vitrine/contract/errors'
import { crossOriginHeaders } from '@vitrine/http/cross-origin'
import { matchesEntityTag } from '@vitrine/http/entity-tags'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { internalClient, mediaLimits, streamLimits } from '#server/caching/render-limits.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { TaggedStore } from '#server/caching/tagged-store.ts'
import { inTime } from '#server/http/arrival.ts'
import { sendBytes } from '#server/http/send-bytes.ts'
import { deadline } from '#server/http/deadline.ts'
import { requestIdHeaders } from '#server/http/request-id.ts'

/** Maximum size of a cached file, bytes; larger files are streamed. */
const maxCachedBytes = 2 * 1024 * 1024
const fetchTimeoutMs = 10_000
/** Memory limit of the cache of paths that name no file, bytes. */
const missingBytes = 1024 * 1024
/** Lifetime of an entry of the cache of such paths, ms. */
const missingMs = 30_000
/** Response headers of the cms that are forwarded. */
const forwardedHeaders = [
  'content-type',
  'etag',
  'last-modified',
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-range',
  'x-content-type-options',
]

interface Media {
  status: number
  headers: Record<string, string>
  /** Undefined if the file exceeds the size limit of the cache. */
  body: Buffer | undefined
  /** `Content-Length` of the cms; null if it sent none. */
  length: string | null
}

/** Decoded paths that can name a file of the cms (`cms/src/content/media/serve.ts`). */
const mediaPath = /^\/media\/(?:(?:files|exports)\/)?[\p{L}\p{N}][\p{L}\p{N}._-]*$/u

/** Canonical spelling of a file's path; undefined for a path that cannot name a file. */
function canonicalPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return mediaPath.test(decoded) && !decoded.includes('..') ? encodeURI(decoded) : undefined
  } catch {
    return undefined
  }
}

const notFound: Media = {
  status: 404,
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  body: Buffer.from('not found\n'),
  length: null,
}

/**
 * In-memory cache of `/media` files; cached files are served while the cms is unreachable. Large
 * files are streamed at the client's speed. Paths without a file are cached for a limited time, or
 * until files change.
 */
export class MediaCache {
  readonly #store: TaggedStore<Media>
  readonly #missing = new TaggedStore<number>({ maxBytes: missingBytes, sizeOf: () => 8 })
  readonly #flights = new SingleFlight<Media>()
  readonly #reading = new FairLimiter(mediaLimits)
  readonly #streaming = new FairLimiter(streamLimits)
  readonly #origin: string

  constructor(options: { maxBytes: number; cmsOrigin: string }) {
    this.#store = new TaggedStore({
      maxBytes: options.maxBytes,
      sizeOf: (media) => media.body?.length ?? 0,
    })
    this.#origin = options.cmsOrigin
  }

  get store(): TaggedStore<Media> {
    return this.#store
  }

  /** Expires all files after a change of any file. */
  expire(tags: Iterable<string> | 'everything'): void {
    if (tags !== 'everything' && ![...tags].some((tag) => tag.startsWith('media'))) return
    this.#store.expireAll()
    this.#missing.expireAll()
  }

  async serve(request: FastifyRequest, reply: FastifyReply, client: string): Promise<FastifyReply> {
    const path = canonicalPath(request.url.split('?')[0] ?? '')
    const media = path === undefined ? notFound : await this.#find(path, client)
    reply.headers({ 'x-content-type-options': 'nosniff', ...media.headers }).code(media.status)
    if (media.status !== 200) return reply.send(media.body)
    // public files are read by pages of any origin, without credentials
    reply.headers({ ...crossOriginHeaders, 'cross-origin-resource-policy': 'cross-origin' })
    if (media.body !== undefined || path === undefined)
      return sendBytes(request, reply, media.body ?? Buffer.alloc(0))
    reply.header('accept-ranges', 'bytes')
    const etag = media.headers['etag']
    if (etag !== undefined && matchesEntityTag(request.headers['if-none-match'], etag))
      return reply.code(304).send()
    if (request.method === 'HEAD')
      return reply.headers(media.length === null ? {} : { 'content-length': media.length }).send()
    return this.#stream({ path, range: rangeHeaders(request) }, reply, client)
  }

  /**
   * Bytes of a file below `/media`; `undefined` if it is missing, too large or cannot be fetched.
   */
  async bytes(path: string): Promise<Buffer | undefined> {
    const own = canonicalPath(path)
    if (own === undefined) return undefined
    const media = await this.#find(own, internalClient).catch(() => undefined)
    return media?.status === 200 ? media.body : undefined
  }

  async #find(path: string, client: string): Promise<Media> {
    const cached = this.#store.get(path)
    if (cached && !cached.expired) return cached.value
    const missing = this.#missing.get(path)
    if (missing && !missing.expired && performance.now() - missing.value < missingMs)
      return notFound
    try {
      return await this.#reading.run(client, () => inTime(this.#fetch(path)))
    } catch (error) {
      if (cached) return cached.value
      throw error
    }
  }

  #fetch(path: string): Promise<Media> {
    return this.#flights.run(path, async () => {
      const { signal, end } = deadline(fetchTimeoutMs)
      try {
        const answer = await this.#open(path, signal)
        const media = await readSmall(answer)
        if (media.status >= 500) throw new ApiError('unavailable')
        if (media.status === 200) this.#store.set(path, media, ['media'])
        if (media.status === 404) this.#missing.set(path, performance.now(), ['media'])
        return media
      } finally {
        end()
      }
    })
  }

  #open(path: string, signal: AbortSignal, range: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#origin + path, {
      headers: { 'accept-encoding': 'identity', ...range, ...requestIdHeaders() },
      redirect: 'manual',
      signal,
    })
  }

  /** Streams a large file at the client's speed. */
  async #stream(
    { path, range }: { path: string; range: Record<string, string> },
    reply: FastifyReply,
    client: string,
  ): Promise<FastifyReply> {
    await this.#streaming.run(client, async () => {
      if (reply.raw.destroyed) return
      const stop = new AbortController()
      const left = () => stop.abort()
      reply.raw.once('close', left)
      const answer = await inTime(this.#open(path, stop.signal, range)).catch((error: unknown) => {
        stop.abort()
        throw error
      })
      const length = answer.headers.get('content-length')
      if (length !== null) reply.header('content-length', length)
      // sends the headers of this answer: the file may have been replaced since the first were read
      void reply
        .code(answer.status)
        .headers(forwarded(answer))
        .send(answer.body ? Readable.from(answer.body, { objectMode: false }) : '')
      await finished(reply.raw).catch(() => undefined)
    })
    return reply
  }
}

function forwarded(answer: Response): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of forwardedHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return headers
}

/** Reads a file; if it is too large, only its headers. */
async function readSmall(answer: Response): Promise<Media> {
  const { status } = answer
  const headers = forwarded(answer)
  const chunks: Uint8Array[] = []
  let size = Number(answer.headers.get('content-length') ?? 0)
  if (size <= maxCachedBytes) {
    size = 0
    // leaving the loop aborts the transfer
    for await (const chunk of answer.body ?? []) {
      chunks.push(chunk)
      size += chunk.length
      if (size > maxCachedBytes) break
    }
  } else await answer.body?.cancel()
  const isWhole = size <= maxCachedBytes
  return {
    status,
    headers,
    body: isWhole ? Buffer.concat(chunks) : undefined,
    length: answer.headers.get('content-length'),
  }
}

/** Headers of a request for a part of a file, which the cms answers. */
const rangeHeaders = ({ headers }: FastifyRequest): Record<string, string> =>
  headers.range === undefined
    ? {}
    : {
        range: headers.range,
        ...(typeof headers['if-range'] === 'string' ? { 'if-range': headers['if-range'] } : {}),
      }
