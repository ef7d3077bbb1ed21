import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { isApiError } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import { errorMessages } from '@vitrine/contract/error-body'
import { crossOriginHeaders, preflightHeaders } from '@vitrine/http/cross-origin'
import { partSlug } from '@vitrine/contract/product/part-slug'
import type { Successor } from '@vitrine/contract/shapes/types'
import { resolverDescriptionPath } from '@vitrine/contract/well-known'
import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'
import { searchAction } from '#shared/routes/search-action.ts'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { chooseLinks } from './choose-link.ts'
import { defaultLink, defaultLinkMulti, linkTypes, namespaces, readLinkType } from './link-types.ts'
import { contextLink, jsonLdType, linksetOf, linksetType, serialiseLinkset } from './linkset.ts'
import { pagePaths, partLinks } from './part-links.ts'
import type { Link, Links } from './part-links.ts'
import { readDocuments, readPart } from './read-part.ts'
import type { PartSources, Withdrawn } from './read-part.ts'
import { gtinPath, readTarget } from './read-target.ts'
import { visitorLocale } from './visitor-locale.ts'

interface Options {
  apiCache: Pick<ApiCache, 'holds' | 'read'>
  limiter: Pick<FairLimiter, 'run'>
  proxies: TrustedProxies
  origin: string
  secure: boolean
}

/** Media types of a list of links, besides the page for people. */
const programTypes = [linksetType, jsonLdType, 'application/json']

const methods = 'GET, HEAD, OPTIONS'

/**
 * GS1-Conformant Resolver 1.2.0 for the GTINs of part numbers, and its description. `/01/{GTIN}`,
 * optionally with variant, batch and serial number, redirects to the part number's page in a
 * language of the visitor, to a link of the requested type, or answers with all links.
 */
export function digitalLinkRoutes(app: FastifyInstance, options: Options): void {
  const { origin } = options
  app.get(`${gtinPath}*`, (request, reply) => answer(request, reply, options))
  app.options(`${gtinPath}*`, (request, reply) => {
    const gtin = readTarget(request.raw.url?.split('?', 1)[0] ?? '')
    return reply
      .code(204)
      .headers({
        ...preflightHeaders(methods),
        allow: methods,
        'cache-control': 'no-store',
        ...(gtin === undefined ? {} : { link: linksetLink(`${origin}${gtinPath}${gtin}`) }),
      })
      .send()
  })
  app.get(resolverDescriptionPath, (_request, reply) => {
    applyHeaders(reply, publicHeaders(options))
    return reply
      .headers({ ...crossOriginHeaders, 'cache-control': 'public, no-cache' })
      .type('application/json')
      .send(
        JSON.stringify({
          resolverRoot: origin,
          supportedPrimaryKeys: ['01'],
          supportedLinkType: namespaces,
          linkTypeDefaultCanBeLinkset: false,
        }),
      )
  })
}

/** `Link` header that refers to all links of a GTIN. */
const linksetLink = (anchor: string): string =>
  `<${anchor}?linkType=linkset>; rel="linkset"; type="${linksetType}"`

/** Links of a part number, with the default link of each language. */
interface Resolved {
  anchor: string
  description: string
  links: Links
  defaults: Link[]
}

/** Link types that ask for the list of links. */
const isLinkset = (linkType: string): boolean => linkType === 'linkset' || linkType === 'all'

function readAddress(url: string): { path: string; query: URLSearchParams } {
  const [path = '', search = ''] = url.split(/\?(.*)/s, 2)
  return { path, query: new URLSearchParams(search) }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): Promise<FastifyReply | void> {
  const { path, query } = readAddress(request.raw.url ?? '')
  const linkType = query.get('linkType') ?? ''
  const negotiator = new Negotiator(request.raw)
  const preferred = negotiator.mediaType(['text/html', ...programTypes]) ?? 'text/html'
  const wantsLinks = isLinkset(linkType) || preferred !== 'text/html'
  reply.headers({ ...crossOriginHeaders, vary: 'Accept, Accept-Language, Cookie' })
  const locale = visitorLocale(request, localeCodes)
  const fail = (code: ErrorCode) => sendFailure(reply, code, { wantsLinks, locale, options })
  const gtin = readTarget(path)
  if (gtin === undefined) return fail('malformed-request')
  const client = clientNetwork(clientAddress(request.raw, options.proxies))
  const requested = readLinkType(linkType)
  const isDefault = linkType === '' || [defaultLink, defaultLinkMulti].includes(requested)
  // a scan needs the page alone
  const needsDocuments = wantsLinks || !(isDefault || requested === linkTypes.page)
  const resolved = await resolve({ ...options, client, needsDocuments }, gtin).catch(
    (error: unknown): ErrorCode => {
      if (isApiError(error, 'too-many-requests', 'busy', 'not-found')) return error.code
      request.log.error({ err: error }, 'a GTIN could not be read')
      return 'unavailable'
    },
  )
  if (typeof resolved === 'string') return fail(resolved)
  applyHeaders(reply, publicHeaders(options))
  if (wantsLinks && (linkType === '' || isLinkset(linkType)))
    return reply
      .headers({ 'cache-control': 'public, no-cache', link: contextLink })
      .type(preferred === 'text/html' ? linksetType : preferred)
      .send(serialiseLinkset(linksetOf(resolved, resolved), preferred))
  reply.headers({ 'cache-control': 'no-store', link: linksetLink(resolved.anchor) })
  const among = isDefault ? resolved.defaults : resolved.links[requested]
  const available = visitorLocale(request, localesOf(resolved.defaults))
  const [first, ...others] = chooseLinks(among ?? [], { negotiator, locale: available })
  if (!first) return fail('not-found')
  if (others.length === 0 || isDefault) return reply.redirect(withQuery(first.href, query), 307)
  const links = { [requested]: [first, ...others] }
  return reply
    .code(300)
    .headers({ link: contextLink })
    .type(linksetType)
    .send(serialiseLinkset(linksetOf(resolved, { links, defaults: [] }), linksetType))
}

const localesOf = (links: readonly Link[]): Locale[] =>
  localeCodes.filter((code) => links.some(({ hreflang }) => hreflang?.includes(locales[code].tag)))

/** Adds the request's query, without the link type, to a target. */
function withQuery(href: string, query: URLSearchParams): string {
  const target = new URL(href)
  for (const [name, value] of query)
    if (name !== 'linkType' && !target.searchParams.has(name))
      target.searchParams.append(name, value)
  return target.href
}

/** Links of a GTIN; of a withdrawn part number, those of its successor. */
async function resolve(
  { origin, needsDocuments, ...sources }: PartSources & { origin: string; needsDocuments: boolean },
  gtin: string,
): Promise<Resolved> {
  const anchor = `${origin}${gtinPath}${gtin}`
  const part = await readPart(sources, gtin)
  if ('was' in part) return { anchor, ...withdrawnLinks(part, origin) }
  const available = localeCodes.filter((locale) => pagePaths(part)[locale] !== undefined)
  const documents = needsDocuments ? await readDocuments(sources, part, available) : {}
  const links = partLinks(part, documents, origin)
  const defaults = (links[linkTypes.page] ?? []).filter(({ type }) => type === 'text/html')
  return { anchor, description: part.part_number, links, defaults }
}

/**
 * Links of a withdrawn part number: to its successor, or to the search for its number. The
 * description is its own number with reason and day, the titles are the successor's.
 */
function withdrawnLinks({ was, former, replacedBy }: Withdrawn, origin: string) {
  const replaced = localeCodes.filter((locale) => replacedBy[locale])
  const among = replaced.length > 0 ? replaced : [defaultLocale]
  const defaults = among.map((locale): Link => {
    const successor = replacedBy[locale]
    const { action, name } = searchAction(locale)
    const href = successor
      ? successorPath(successor, locale)
      : `${action}?${name}=${encodeURIComponent(was)}`
    return {
      href: origin + href,
      title: successor ? `${was} → ${successor.part_number ?? successor.product.title}` : was,
      type: 'text/html',
      hreflang: [locales[locale].tag],
    }
  })
  const since = [former?.reason, former?.at?.slice(0, 10)].filter(Boolean).join(' ')
  return { description: since === '' ? was : `${was} (${since})`, links: {}, defaults }
}

const successorPath = ({ part_number: code, product }: Successor, locale: Locale): string =>
  code === null ? productPath(product, locale) : partPath(product, { slug: partSlug(code) }, locale)

/**
 * Failure: for programs an error of the contract; for people the page of unknown addresses, or a
 * sentence with the status of a malformed address.
 */
function sendFailure(
  reply: FastifyReply,
  code: ErrorCode,
  { wantsLinks, locale, options }: { wantsLinks: boolean; locale: Locale; options: Options },
): FastifyReply | void {
  if (wantsLinks || !['malformed-request', 'not-found'].includes(code))
    return sendError(reply, code, locale, options)
  if (code === 'not-found') return reply.callNotFound()
  applyHeaders(reply, publicHeaders(options))
  return reply
    .code(400)
    .headers({ 'cache-control': 'no-store', 'content-language': locales[locale].tag })
    .type('text/plain; charset=utf-8')
    .send(`${errorMessages[locale][code]}\n`)
}
