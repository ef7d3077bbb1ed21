import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { ApiError } from '@vitrine/contract/errors'
import { errorBody } from '@vitrine/contract/error-body'
import { formatBytes } from '@vitrine/configuration/format'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { archiveLimits } from '#shared/archive-limits.ts'
import type { PageAppearance } from '#shared/page/appearance.ts'
import { documentsTexts } from '#texts/documents.js'
import { applyHeaders } from '#server/api-gateway/answer.ts'
import type { Appearances } from '#server/appearance/appearances.ts'
import { publicHeaders } from '#server/http/headers.ts'

export interface RefusalLook {
  appearances: Pick<Appearances, 'read'>
  /** URLs of the app's stylesheets with fonts and tokens. */
  styles: readonly string[]
}

const css =
  'main{display:grid;gap:var(--space-4);justify-items:start;padding-block:var(--space-7)}h1{font-size:var(--step-4)}p{max-width:60ch}a{text-decoration:underline;text-underline-offset:3px}.brand{font-weight:600}.brand img{height:2rem}'
const cssHash = createHash('sha256').update(css).digest('base64')

/** Content security policy: the page's own styles and fonts, logos, no scripts. */
const policy = `default-src 'none'; style-src 'self' 'sha256-${cssHash}'; font-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

/** Error text for files that exceed the limits of an archive. */
export const tooManyFiles = (files: readonly { bytes: number }[], locale: Locale): string =>
  documentsTexts[locale].tooLarge.text({
    count: files.length,
    size: formatBytes(
      files.reduce((sum, { bytes }) => sum + bytes, 0),
      locale,
    ),
    files: archiveLimits.files,
    limit: formatBytes(archiveLimits.bytes, locale),
  })

/**
 * Refuses an archive that would be too large: an HTML page with a link back for browsers, an error
 * of the contract for other clients.
 */
export async function refuseArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    message,
    back,
    locale,
  }: {
    message: string
    /** Path of the page with the documents. */ back: string
    locale: Locale
  },
  { appearances, styles, secure }: RefusalLook & { secure: boolean },
): Promise<FastifyReply> {
  const { tooLarge } = documentsTexts[locale]
  const error = new ApiError('invalid-input', { errors: [{ field: 'query', message }] })
  applyHeaders(reply, publicHeaders({ secure }))
  reply.code(error.status).headers({
    'cache-control': 'no-store',
    'content-language': locales[locale].tag,
    vary: 'Accept',
    'x-robots-tag': 'noindex',
  })
  const wanted = new Negotiator(request.raw).mediaType(['application/json', 'text/html'])
  if (wanted !== 'text/html') return reply.send(errorBody(error, locale))
  const { page } = await appearances.read()
  const links = [...styles, page.stylesheet].map(
    (href) => `<link rel="stylesheet" href="${escape(href)}">`,
  )
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .send(
      [
        `<!DOCTYPE html><html lang="${locales[locale].tag}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<title>${escape(tooLarge.title)}</title><meta name="robots" content="noindex">`,
        ...links,
        `<style>${css}</style></head><body><main class="wrap"><p class="brand">${brandOf(page)}</p><h1>${escape(tooLarge.title)}</h1>`,
        `<p>${escape(message)}</p><p><a href="${escape(back)}">${escape(tooLarge.back)}</a></p>`,
        '</main></body></html>',
      ].join(''),
    )
}

/** HTML of the company's logo or name. */
const brandOf = ({ brand: { wordmark, logo } }: PageAppearance): string =>
  logo === null ? escape(wordmark) : `<img src="${escape(logo.light)}" alt="${escape(wordmark)}">`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
