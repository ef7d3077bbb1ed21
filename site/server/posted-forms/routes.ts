import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import { costOfCall } from '@vitrine/contract/endpoints/call-costs'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FormAnswer } from '#shared/forms/form-state.ts'
import { routeNames, routePattern } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import { limitBodies } from '#server/api-gateway/request-bodies.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { fromNow } from '#server/http/arrival.ts'
import { isCrossSite } from '#server/http/cross-site.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { visitorOf } from '#server/api-gateway/visitor.ts'
import { submitForm, failedResult } from './submit-form.ts'
import type { FormResult } from './submit-form.ts'
import { bodiesOf, formsOf, readPostedForm } from './posted-form.ts'
import type { PostedForm } from './posted-form.ts'

interface Options {
  calls: FairLimiter
  upstream: Upstream
  pages: Pick<PageCache, 'serveForm'>
  publicOrigin: string
  secure: boolean
  proxies: TrustedProxies
  isUnderMaintenance: () => boolean
}

/**
 * Routes of all forms, posted to their screen's path. A script gets JSON (redirect target or
 * errors); a browser without script gets 303, or the screen with the form and its errors.
 */
export async function formRoutes(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(async (scope) => {
    limitBodies(scope, options)
    for (const screen of routeNames.filter((name) => formsOf(name).length > 0)) {
      // `raw`: `posted-form.ts` also reads the fields of an oversized body
      const body = { accepts: bodiesOf(screen), as: 'raw' } as const
      for (const locale of localeCodes)
        scope.post(routePattern(screen, locale), { config: { body } }, (request, reply) =>
          answerForm(request, reply, { screen, locale }, options),
        )
    }
  })
}

async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { screen, locale }: { screen: RouteName; locale: Locale },
  options: Options,
): Promise<FastifyReply> {
  const { publicOrigin } = options
  if (isCrossSite(request.headers, publicOrigin))
    return sendError(reply, 'forbidden', locale, options)
  const posted = await readPostedForm(
    screen,
    request.raw,
    clientNetwork(clientAddress(request.raw, options.proxies)),
  )
  // the rest of an oversized body may still be in transit
  if (posted.refused === 'body-too-large' || posted.refused === 'busy')
    reply.raw.setHeader('connection', 'close')
  // without its page, which would cost more than the limit saves
  if (posted.unread && !isScript(request))
    return sendError(reply, 'body-too-large', locale, options)
  return fromNow(() => answerPosted(posted, request, reply, { locale, options }))
}

/** Answers a form whose body has arrived. */
async function answerPosted(
  posted: PostedForm,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, options }: { locale: Locale; options: Options },
): Promise<FastifyReply> {
  const { publicOrigin, upstream, secure, proxies, pages } = options
  const refused = posted.refused ?? (options.isUnderMaintenance() ? 'unavailable' : undefined)
  const result =
    refused === undefined
      ? await options.calls
          .run(
            clientNetwork(clientAddress(request.raw, proxies)),
            () =>
              submitForm({
                posted,
                url: new URL(request.url, publicOrigin),
                locale,
                page: pageOf(request, publicOrigin),
                visitor: visitorOf(request.raw, proxies),
                upstream,
                secure,
              }),
            undefined,
            costOfCall(posted.form.call, Number(request.headers['content-length'] ?? 0)),
          )
          .catch((error: unknown) => {
            if (!isApiError(error, 'too-many-requests', 'busy')) throw error
            return failedResult(posted, error, locale, error.retryAfter)
          })
      : failedResult(posted, new ApiError(refused), locale)
  if (isScript(request)) return sendJson(reply, result, options)
  if (isOneClick(posted.data)) {
    applyResponseHeaders(reply, result, options)
    return reply.code(result.status).send()
  }
  if ('state' in result.answer) {
    reply.hijack()
    await pages.serveForm(request.raw, reply.raw, {
      state: result.answer.state,
      status: result.status,
      cookie: result.cookie,
    })
    return reply
  }
  applyResponseHeaders(reply, result, options)
  return reply.code(303).header('location', result.answer.to).send()
}

/** True if our script sent the form, which expects JSON. */
const isScript = ({ headers }: FastifyRequest): boolean => headers.accept === 'application/json'

/**
 * True for a one-click unsubscribe of a mail client (RFC 8058), which expects a status instead of a
 * redirect or page.
 */
const isOneClick = (data: FormData): boolean => data.get('List-Unsubscribe') === 'One-Click'

function sendJson(reply: FastifyReply, result: FormResult, options: Options): FastifyReply {
  applyResponseHeaders(reply, result, options)
  reply.code(result.status)
  if ('to' in result.answer) return reply.send(result.answer)
  const { state } = result.answer
  if (state.retryAfter !== undefined) reply.header('retry-after', String(state.retryAfter))
  // omits the input, which is still on the page
  return reply.send({ state: { ...state, values: {} } } satisfies FormAnswer)
}

function applyResponseHeaders(reply: FastifyReply, { cookie }: FormResult, options: Options): void {
  applyHeaders(reply, publicHeaders(options))
  reply.header('cache-control', 'no-store')
  if (cookie !== undefined) reply.header('set-cookie', cookie)
}

/**
 * Path of the page on which the form was filled in, from `Referer`; the footer's newsletter form is
 * on every page.
 */
function pageOf({ headers, url }: FastifyRequest, publicOrigin: string): string {
  const from = headers.referer
  const own = new URL(
    from !== undefined && URL.canParse(from) && new URL(from).origin === publicOrigin ? from : url,
    publicOrigin,
  )
  return own.pathname.slice(0, 300)
}
