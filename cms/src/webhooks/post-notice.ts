import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { LookupAddress } from 'node:dns'
import { DeliveryError, receiverAddresses, resolveAll } from './receiver-address.ts'
import type { Networks, Resolve } from './receiver-address.ts'

/** Time of an attempt, from the resolution of the name to the end of the answer, ms. */
const timeoutMs = 10_000
/** Bytes of an answer that are read. */
const maxAnswerBytes = 4096
/** Characters of an answer that are stored. */
const excerptLength = 1000

export interface Notice {
  address: string
  headers: Record<string, string>
  body: string
}

export interface ReceiverAnswer {
  status: number
  excerpt: string
}

/** Sends a notice; throws `DeliveryError` without an answer. */
export type PostNotice = (notice: Notice) => Promise<ReceiverAnswer>

interface PostOptions {
  networks: Networks
  resolve?: Resolve
  /** Time of an attempt, ms. */
  timeout?: number
}

/** Lookup of a connection that knows the resolved addresses only. */
const lookupOf =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses
    if (options.all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }

/** First bytes of an answer; also of one that never ends. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= maxAnswerBytes) break
    }
  } catch {
    // the status is known: what was read so far is the excerpt
  }
  answer.destroy()
  return Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8')
}

/** Text without control characters, which PostgreSQL or a screen would not take. */
const excerptOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, excerptLength)
    .toWellFormed()

function send(
  url: URL,
  { headers, body }: Notice,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const sent = request(url, {
    method: 'POST',
    // a connection of its own, to one of the addresses that were checked
    agent: false,
    lookup: lookupOf(addresses),
    signal,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Vitrine-Webhooks',
      ...headers,
    },
  })
  sent.on('response', resolve)
  sent.on('error', reject)
  sent.end(body)
  return promise
}

/**
 * Sender of notices. Redirects are not followed; the whole attempt ends after 10 seconds, and an
 * answer is read up to 4 KiB.
 */
export const noticeSender =
  ({ networks, resolve = resolveAll, timeout = timeoutMs }: PostOptions): PostNotice =>
  async (notice) => {
    const url = URL.parse(notice.address)
    if (!url) throw new DeliveryError('address-unknown')
    const signal = AbortSignal.timeout(timeout)
    const ended = Promise.withResolvers<never>()
    const end = (): void => ended.reject(new DeliveryError('timeout'))
    signal.addEventListener('abort', end)
    ended.promise.catch(() => undefined)
    try {
      const addresses = await Promise.race([
        receiverAddresses(url, networks, resolve),
        ended.promise,
      ])
      const answer = await send(url, notice, addresses, signal)
      return { status: answer.statusCode ?? 0, excerpt: excerptOf(await readStart(answer)) }
    } catch (error) {
      if (error instanceof DeliveryError) throw error
      throw new DeliveryError(signal.aborted ? 'timeout' : 'connection')
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
