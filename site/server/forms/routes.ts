import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ApiError, calls, errorBody, fillPath, localeCodes, locales } from '@vitrine/contract'
import type { Locale } from '@vitrine/contract'
import { callInput, shownValues } from '#app/forms/call-input.ts'
import { formNames, forms } from '#app/forms/forms.ts'
import type { FormName } from '#app/forms/forms.ts'
import { outcomeOf } from '#app/forms/outcome.ts'
import type { FormOutcome } from '#app/forms/outcome.ts'
import { routePattern } from '#app/routes/table.ts'
import { sendError } from '../gateway/answer.ts'
import type { Upstream } from '../gateway/upstream.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { clientAddress } from '../security/client-address.ts'
import type { TrustedProxies } from '../security/client-address.ts'
import { isFromForeignPage } from '../security/foreign-page.ts'

/** The largest form, bytes: a CV of 5 MB and what the encoding adds (as in the cms). */
const limit = 6 * 1024 * 1024

/** How long the cms may take to keep a form, ms. */
const patience = 20_000

interface Options {
  upstream: Upstream
  pages: PageCache
  publicOrigin: string
  secure: boolean
  proxies: TrustedProxies
}

/** Forms of browsers without scripts: posted to the screen's own path, answered with that screen and what became of them. */
export async function formRoutes(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limit }, (_request, body, done) => done(null, body))
    for (const form of formNames) {
      for (const locale of localeCodes) {
        const path = routePattern(forms[form].screen, locale)
        scope.post(path, { bodyLimit: limit }, async (request, reply) => {
          if (isFromForeignPage(request.headers, options.publicOrigin)) return sendError(reply, 'forbidden', locale, options)
          const given = await readForm(request.body, request.headers['content-type'] ?? '')
          if (!given) return sendError(reply, 'malformed-request', locale, options)
          const { status, outcome } = await send(form, given, { upstream: options.upstream, locale, address: clientAddress(request.raw, options.proxies) })
          reply.hijack()
          await options.pages.serveForm(request.raw, reply.raw, { key: path, locale, outcome, status })
        })
      }
    }
  })
}

async function readForm(body: unknown, type: string): Promise<FormData | undefined> {
  if (!Buffer.isBuffer(body) || !/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return undefined
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => undefined)
}

/** Without a script nobody draws a key: the same content from the same form is the same message. */
function keyOf(form: FormName, values: FormData): string {
  const hash = createHash('sha256').update(form)
  for (const [name, value] of values) hash.update(`\n${name}\n${typeof value === 'string' ? value : `${value.name} ${value.size}`}`)
  const hex = hash.digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

async function send(form: FormName, given: FormData, { upstream, locale, address }: { upstream: Upstream; locale: Locale; address: string }): Promise<{ status: number; outcome: FormOutcome }> {
  const values = shownValues(given)
  const { params, body } = callInput(form, given, keyOf(form, given))
  const json = body instanceof FormData ? undefined : JSON.stringify(body)
  try {
    const answer = await upstream.fetch(fillPath(calls[forms[form].call].path, params), {
      method: 'POST', limit: patience, body: json ?? (body as FormData),
      headers: { 'content-language': locales[locale].tag, 'x-forwarded-for': address, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    })
    return { status: answer.status, outcome: outcomeOf(form, values, answer.status, JSON.parse(answer.text)) }
  } catch {
    const error = new ApiError('unavailable')
    return { status: error.status, outcome: outcomeOf(form, values, error.status, errorBody(error, locale)) }
  }
}
