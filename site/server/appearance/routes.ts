import { programPaths } from '@vitrine/contract/program-paths'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, compress, encode } from '#server/caching/encodings.ts'
import type { Encoded } from '#server/caching/encodings.ts'
import { applyHeaders } from '#server/api-gateway/answer.ts'
import { publicHeaders } from '#server/http/headers.ts'
import type { Appearances, SiteAppearance } from './appearances.ts'
import { brandPath } from './appearances.ts'
import { logoFile } from '@vitrine/appearance/logo'
import { iconSvg } from './icon-svg.ts'
import { loadSharp } from './load-sharp.ts'
import { stylesheetAt, stylesheetPattern } from './stylesheet-path.ts'

const forever = 'public, max-age=31536000, immutable'
/**
 * `Cache-Control` of files at a fixed URL: browsers revalidate them, so that the next page shows a
 * change.
 */
const revalidated = 'public, no-cache'

/** An SVG opened by itself is a document: this policy forbids scripts and external resources. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'"

/** Maximum cached stylesheets: the current one, and those of previews. */
const maxStylesheets = 32

interface Options {
  appearances: Appearances
  secure: boolean
}

/**
 * Side lengths of the PNG icons, px, by path; `bleed`: square corners, for systems that round
 * icons.
 */
const pngIcons = {
  '/apple-touch-icon.png': { side: 180, bleed: true },
  '/icon-192.png': { side: 192, bleed: true },
  '/icon-512.png': { side: 512, bleed: true },
  '/favicon-32.png': { side: 32, bleed: false },
} as const

/** Routes of files derived from the appearance: stylesheet, logo, icons, web manifest. */
export function appearanceRoutes(app: FastifyInstance, { appearances, secure }: Options): void {
  const send = (reply: FastifyReply, type: string, body: string | Buffer, cache: string) => {
    applyHeaders(reply, publicHeaders({ secure }))
    return reply.header('cache-control', cache).type(type).send(body)
  }
  const sendNothing = (reply: FastifyReply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
  const sendSvg = (reply: FastifyReply, svg: string, cache: string) => {
    reply.header('content-security-policy', svgPolicy)
    return send(reply, 'image/svg+xml', svg, cache)
  }

  const stylesheets = new LRUCache<string, { body: Encoded; current: boolean }>({
    max: maxStylesheets,
  })
  app.get(stylesheetPattern, async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    let known = stylesheets.get(path)
    if (!known) {
      const found = stylesheetAt(path)
      if (!found) return sendNothing(reply)
      known = { body: await compress(found.css), current: found.current }
      stylesheets.set(path, known)
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    reply.header('vary', 'Accept-Encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const body = await encode(known.body, encoding)
    return send(reply, 'text/css; charset=utf-8', body, known.current ? forever : revalidated)
  })

  app.get<{ Params: { hash: string; kind: string } }>(
    `${brandPath}/:hash/logo-:kind(^light|dark$).svg`,
    async (request, reply) => {
      const { kind } = request.params
      const path = request.url.split('?')[0]
      const isCurrent = ({ page: { brand } }: SiteAppearance): boolean =>
        brand.logo?.light === path || brand.logo?.dark === path
      let appearance = await appearances.read()
      if (!isCurrent(appearance)) appearance = await appearances.readAgain()
      const svg = kind === 'dark' ? appearance.logos?.dark : appearance.logos?.light
      if (svg === undefined) return sendNothing(reply)
      return sendSvg(reply, svg, isCurrent(appearance) ? forever : revalidated)
    },
  )

  app.get(programPaths.vectorIcon, async (_request, reply) =>
    sendSvg(reply, iconSvg((await appearances.read()).answer), revalidated),
  )

  const png = new PngCache()
  for (const [path, { side, bleed }] of Object.entries(pngIcons))
    app.get(path, async (_request, reply) => {
      const { answer, page } = await appearances.read()
      const bytes = await png.read(`${path} ${page.iconVersion}`, iconSvg(answer, { bleed }), side)
      return send(reply, 'image/png', bytes, revalidated)
    })
  app.get(programPaths.favicon, async (_request, reply) => {
    const { answer, page } = await appearances.read()
    const bytes = await png.read(`ico ${page.iconVersion}`, iconSvg(answer), 32)
    return send(reply, 'image/x-icon', withIcoHeader(bytes, 32), revalidated)
  })
  app.get('/brand/logo.png', async (_request, reply) => {
    const { answer, page, palette } = await appearances.read()
    if (!answer.logo) return sendNothing(reply)
    const svg = logoFile(answer.logo, palette.accent, 120)
    return send(reply, 'image/png', await png.read(`logo ${page.iconVersion}`, svg), revalidated)
  })

  app.get(programPaths.manifest, async (_request, reply) => {
    const { answer } = await appearances.read()
    const manifest = {
      name: answer.name,
      short_name: answer.wordmark || answer.name,
      start_url: '/',
      display: 'browser',
      background_color: answer.colors.background,
      theme_color: answer.colors.background,
      icons: [192, 512].map((side) => ({
        src: `/icon-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    }
    return send(reply, 'application/manifest+json', JSON.stringify(manifest), revalidated)
  })
}

/** Icons of the current appearance; icons of an earlier appearance are dropped. */
class PngCache {
  readonly #made = new Map<string, Promise<Buffer>>()

  async read(key: string, svg: string, side?: number): Promise<Buffer> {
    const known = this.#made.get(key)
    if (known) return known
    const [path = '', version] = key.split(' ')
    for (const other of this.#made.keys())
      if (other.startsWith(`${path} `) && !other.endsWith(` ${version}`)) this.#made.delete(other)
    const drawn = drawPng(svg, side)
    this.#made.set(key, drawn)
    drawn.catch(() => this.#made.delete(key))
    return drawn
  }
}

async function drawPng(svg: string, side?: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const drawn = sharp(Buffer.from(svg), side === undefined ? {} : { density: (72 * side) / 32 })
  return (side === undefined ? drawn : drawn.resize(side, side)).png().toBuffer()
}

/** Wraps a PNG as an ICO file with one image. */
function withIcoHeader(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
