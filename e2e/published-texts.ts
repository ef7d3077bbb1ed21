import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { robotsPath, sitemapIndexPath } from '../site/server/artifacts/crawlers/paths.ts'
import { readSitemaps } from './sitemap.ts'
import { tagsOf } from './page-head.ts'

/** Paths that are neither in the sitemaps nor linked from their pages. */
const others = [
  robotsPath,
  sitemapIndexPath,
  '/site.webmanifest',
  '/favicon.svg',
  `${apiBase}${apiVersion}/docs`,
  `${apiBase}${apiVersion}/openapi.json`,
  `${panelBase}/login`,
  ...localeCodes.map((code) => `${locales[code].prefix}/no-such-page`),
]

/** Media types that are read as text. */
const isText = /^(text\/|image\/svg|application\/(json|manifest|xml|.*\+(json|xml)|javascript))/

/** Files of the same origin that a page shows or offers, without links to other pages. */
function filesOf(html: string, base: string): string[] {
  const named = [
    ...['link', 'script', 'img', 'source', 'object'].flatMap((name) =>
      tagsOf(html, name)
        .filter(({ rel }) => !/canonical|alternate/.test(rel ?? ''))
        .flatMap(({ href, src, data }) => [href, src, data]),
    ),
    ...tagsOf(html, 'a').map(({ href }) => (/\.\w+$/.test(href ?? '') ? href : undefined)),
    ...tagsOf(html, 'meta').map(({ property, content }) =>
      property === 'og:image' ? content : undefined,
    ),
  ]
  return named
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, base))
    .filter(({ origin }) => origin === base)
    .map(({ pathname, search }) => pathname + search)
}

/**
 * Texts of a site by path: pages of the sitemaps, error pages, panel, API document, and the files
 * that they link to, including data sheets. The text of a picture is the list of its main colors.
 */
export async function readPublished(base: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const waiting = [...(await readSitemaps(base)).keys(), ...others]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (texts.has(path)) continue
    const answer = await fetch(base + path)
    const kind = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    texts.set(path, await textOf(kind, body))
    if (kind.startsWith('text/html')) waiting.push(...filesOf(String(body), base))
  }
  return texts
}

async function textOf(kind: string, body: Buffer): Promise<string> {
  if (isText.test(kind)) return String(body)
  if (kind.startsWith('application/pdf')) {
    const pdf = await getDocumentProxy(new Uint8Array(body))
    return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
  }
  return kind.startsWith('image/') ? (await colorsIn(body)).join(' ') : ''
}

/** Colors (`#rrggbb`) that cover more than a hundredth of a picture. */
async function colorsIn(picture: Buffer): Promise<string[]> {
  const { data } = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({
    resolveWithObject: true,
  })
  const counts = new Map<string, number>()
  for (let at = 0; at + 2 < data.length; at += 3) {
    const color = `#${data.toString('hex', at, at + 3)}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > data.length / 300).map(([color]) => color)
}

/** Texts of the mails in a data folder, decoded, by file name. */
export function readMails(data: string): Map<string, string> {
  const folder = join(data, 'mail')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(names.map((name) => [name, decoded(readFileSync(join(folder, name), 'utf8'))]))
}

/** Decodes the quoted-printable encoding of a mail (RFC 2045). */
const decoded = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
