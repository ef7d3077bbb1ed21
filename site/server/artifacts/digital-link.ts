import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { isApiError } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import { gtinForms, isGtin } from '@vitrine/contract/gtin'
import { partSlug } from '@vitrine/contract/product/part-slug'
import { partAlternates } from '@vitrine/contract/product/parts'
import { defaultLocale, languageOf, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { localeCookie } from '#shared/i18n/locale-cookie.ts'
import { alternatePaths } from '#shared/routes/alternate-paths.ts'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import { cacheableRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { requestCookie } from '#server/api-gateway/request-cookie.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import { clientAddress, clientNetwork } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { publicHeaders } from '#server/http/headers.ts'

interface Options {
  apiCache: Pick<ApiCache, 'holds' | 'read'>
  limiter: Pick<FairLimiter, 'run'>
  proxies: TrustedProxies
  origin: string
  secure: boolean
}

/** Media type of a list of links (RFC 9264). */
const linksetType = 'application/linkset+json'
const programTypes = [linksetType, 'application/json']
/** Link types of the GS1 Web Vocabulary; both refer to the product's page. */
const vocabulary = 'https://gs1.org/voc/'
const linkTypes = ['defaultLink', 'pip']

interface Request {
  Params: { gtin: string }
  Querystring: { linkType?: string | string[] }
}

/**
 * GS1 Digital Link (`/01/{GTIN}`, optionally with batch and serial number): redirects to the part
 * number's page in a language of the visitor, or answers with all its pages as a linkset.
 */
export function digitalLinkRoutes(app: FastifyInstance, options: Options): void {
  for (const pattern of ['/01/:gtin', '/01/:gtin/*'])
    app.get<Request>(pattern, (request, reply) => answer(request, reply, options))
}

async function answer(
  request: FastifyRequest<Request>,
  reply: FastifyReply,
  options: Options,
): Promise<FastifyReply | void> {
  const { gtin } = request.params
  const negotiator = new Negotiator(request.raw)
  const linkType = String(request.query.linkType ?? '')
  const wantsLinks =
    ['linkset', 'all'].includes(linkType) ||
    programTypes.includes(negotiator.mediaType(['text/html', ...programTypes]) ?? 'text/html')
  // browsers get the 404 page
  const fail = (code: ErrorCode) =>
    wantsLinks || !['malformed-request', 'not-found'].includes(code)
      ? sendError(reply, code, localeOf(request, negotiator, localeCodes), options)
      : reply.callNotFound()
  if (!isGtin(gtin)) return fail('malformed-request')
  const read = cacheableRead({
    name: 'gtin-read',
    params: { gtin },
    query: {},
    locale: defaultLocale,
  })
  if (!read) return fail('malformed-request')
  const client = clientNetwork(clientAddress(request.raw, options.proxies))
  const found = await (
    options.apiCache.holds(read)
      ? options.apiCache.read(read)
      : options.limiter.run(client, () => options.apiCache.read(read))
  ).catch((error: unknown): 'too-many-requests' | 'unavailable' => {
    if (isApiError(error, 'too-many-requests')) return 'too-many-requests'
    request.log.error({ err: error }, 'a GTIN could not be read')
    return 'unavailable'
  })
  if (typeof found === 'string') return fail(found)
  if (found.status !== 200) return fail(found.status === 404 ? 'not-found' : 'unavailable')
  const part = found.json() as Answer<'gtin-read'>
  const paths = alternatePaths(
    'part',
    partAlternates(part.alternates, { slug: partSlug(part.part_number) }),
  )
  const hrefOf = (locale: Locale) => `${options.origin}${paths[locale]}`
  const available = localeCodes.filter((locale) => paths[locale] !== undefined)
  applyHeaders(reply, publicHeaders(options))
  reply.headers({ 'access-control-allow-origin': '*', vary: 'Accept, Accept-Language, Cookie' })
  // relative to the URL of this resolver; the canonical form has 14 digits
  const anchor = `${options.origin}/01/${gtinForms(gtin)[0]}`
  if (wantsLinks)
    return reply
      .type(linksetType)
      .header('cache-control', 'public, no-cache')
      .send({
        linkset: [
          {
            anchor,
            itemDescription: part.part_number,
            ...Object.fromEntries(
              linkTypes.map((type) => [
                vocabulary + type,
                available.map((locale) => ({
                  href: hrefOf(locale),
                  title: part.part_number,
                  type: 'text/html',
                  hreflang: [locales[locale].tag],
                })),
              ]),
            ),
          },
        ],
      })
  if (
    linkType !== '' &&
    !linkTypes.some((type) => [`gs1:${type}`, vocabulary + type].includes(linkType))
  )
    return reply.callNotFound()
  return reply
    .headers({
      'cache-control': 'no-store',
      link: `<${anchor}?linkType=linkset>; rel="linkset"; type="${linksetType}"`,
    })
    .redirect(hrefOf(localeOf(request, negotiator, available)), 307)
}

/** Locale for the visitor: the chosen one, else the browser's, else the default. */
function localeOf(
  { headers }: FastifyRequest,
  negotiator: Negotiator,
  available: readonly Locale[],
): Locale {
  const chosen = requestCookie(headers, { name: localeCookie, form: /^[a-z]{2}$/ })
  // an unsupported region (`pt-PT`) matches by its language
  const accepted = negotiator.language(
    available.flatMap((locale) => [locales[locale].tag, languageOf(locale)]),
  )
  return (
    available.find((locale) => locale === chosen) ??
    (headers['accept-language'] === undefined
      ? undefined
      : available.find((locale) =>
          [locales[locale].tag, languageOf(locale)].includes(accepted ?? ''),
        )) ??
    available.find((locale) => locale === defaultLocale) ??
    available[0] ??
    defaultLocale
  )
}
