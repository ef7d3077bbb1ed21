import { lookup } from 'node:dns/promises'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicHeaders } from '#server/http/headers.ts'

/** Header of requests between sites; a site does not forward a request with this header. */
const siteRequestHeader = 'x-vitrine-asked-by-site'

/** Timeout of a request to another site, ms. */
const timeoutMs = 2000

/**
 * Maximum concurrent requests to other sites, and number and lifetime (ms) of cached names that no
 * site has.
 */
const limits = { requests: 16, unknown: 1000, unknownMs: 10_000 } as const

/** Maximum size of an asset from another site, bytes. */
const maxBytes = 8 * 1024 * 1024

const assetName = /^\w[\w.-]{0,200}\.(?:js|css|svg|woff2|png|webp|avif|jpg|ico|json)$/

/**
 * True if the name contains a content hash, as names of build files do, so that a name has one
 * content.
 */
function isBuiltName(name: string): boolean {
  if (!assetName.test(name)) return false
  const stem = name.slice(0, name.lastIndexOf('.'))
  const last = stem.slice(stem.lastIndexOf('.') + 1)
  const dash = last.indexOf('-')
  return dash !== -1 && last.length - dash > 8
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
}

/**
 * Assets of builds that this site does not have. During a rolling deploy, a page of one build may
 * request its scripts from a site of another build. Such assets are read from the folder of earlier
 * builds, which another site of this machine may share, then from the other sites, and stored in
 * that folder.
 */
export class OtherBuilds {
  readonly #folder: string | undefined
  readonly #peers: readonly string[]
  readonly #secure: boolean
  readonly #requests = new Map<string, Promise<Buffer | undefined>>()
  readonly #unknown = new Map<string, number>()

  /**
   * @param settings.folder - Folder of earlier builds that is served (`earlier-builds.ts`).
   * @param settings.peers - Origins of the other sites; each host name may have several addresses.
   */
  constructor(settings: { folder: string | undefined; peers: readonly string[]; secure: boolean }) {
    this.#folder = settings.folder && join(settings.folder, 'assets')
    this.#peers = settings.peers
    this.#secure = settings.secure
  }

  /** Answers a request for an asset (`/assets/…`) that this build lacks. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const name = request.url.slice('/assets/'.length).split('?', 1)[0] ?? ''
    const content = isBuiltName(name)
      ? await this.#find(name, request.headers[siteRequestHeader] === undefined)
      : undefined
    if (!content)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
    const headers = publicHeaders({ secure: this.#secure })
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(types[extname(name)] ?? 'application/octet-stream')
      .send(content)
  }

  async #find(name: string, mayRequest: boolean): Promise<Buffer | undefined> {
    const file = this.#folder
      ? await readFile(join(this.#folder, name)).catch(() => undefined)
      : undefined
    if (file || !mayRequest || this.#peers.length === 0) return file
    if ((this.#unknown.get(name) ?? 0) > Date.now()) return undefined
    const running = this.#requests.get(name)
    if (running) return running
    if (this.#requests.size >= limits.requests) return undefined
    const request = this.#load(name).finally(() => this.#requests.delete(name))
    this.#requests.set(name, request)
    return request
  }

  async #load(name: string): Promise<Buffer | undefined> {
    const origins = (await Promise.all(this.#peers.map(addressesOf))).flat()
    const content = await Promise.any(
      origins.map((origin) => load(`${origin}/assets/${name}`)),
    ).catch(() => undefined)
    if (!content) {
      if (this.#unknown.size >= limits.unknown) this.#unknown.clear()
      this.#unknown.set(name, Date.now() + limits.unknownMs)
    } else if (this.#folder) await store(join(this.#folder, name), content)
    return content
  }
}

/** An origin for each address of a host name, so that every site behind it is requested. */
async function addressesOf(peer: string): Promise<string[]> {
  const url = new URL(peer)
  // a TLS certificate is valid for the name, not for an address
  if (url.protocol === 'https:') return [url.origin]
  const addresses = await lookup(url.hostname, { all: true }).catch(() => [])
  return addresses.map(({ address, family }) => {
    url.hostname = family === 6 ? `[${address}]` : address
    return url.origin
  })
}

/** @throws If the site has no such file or does not answer in time. */
async function load(url: string): Promise<Buffer> {
  const answer = await fetch(url, {
    headers: { [siteRequestHeader]: '1' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const bytes = answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
  if (!bytes || bytes.length > maxBytes) throw new Error(`${url}: ${answer.status}`)
  return bytes
}

/** Stores a file for later requests and restarts; a disk failure is ignored. */
async function store(path: string, content: Buffer): Promise<void> {
  const part = `${path}.${process.pid}.partial`
  await writeFile(part, content)
    .then(() => rename(part, path))
    .catch(() => undefined)
}
