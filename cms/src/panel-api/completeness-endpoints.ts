import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import {
  listAddressOf,
  ofText,
  readCompleteness,
  readNext,
  readOffered,
  workAddress,
} from '#src/admin/completeness/read-completeness.ts'
import type { WorkQuery } from '#src/admin/completeness/read-completeness.ts'
import { contextOf } from '#src/admin/lists/read-list.ts'
import type { ListContext } from '#src/admin/lists/read-list.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import { globalPermissions } from '#src/platform/access/permissions.ts'
import { withFormValues } from '#src/staff-index/check-document.ts'
import { setException } from '#src/staff-index/exceptions.ts'
import { isRuled } from '#src/staff-index/offered-requirements.ts'
import { parseListState } from '#src/staff-index/list-state.ts'
import { answer } from './own-answers.ts'

type Data = Record<string, unknown>

const accountOf = ({ payload, user, i18n }: PayloadRequest) => ({
  payload,
  user,
  language: i18n.language,
})

const denied = (req: PayloadRequest): Response => answer({}, staffOf(req) ? 403 : 401)

const idIn = (value: unknown): number | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Number of documents in an address (`120`, `1000+`); 1 for anything else. */
const ofIn = (text: string | null): WorkQuery['of'] => {
  const isMore = text?.endsWith('+') ?? false
  const total = idIn(isMore ? text?.slice(0, -1) : text)
  return total === undefined ? { total: 1, isMore: false } : { total, isMore }
}

const localeIn = (value: unknown) =>
  typeof value === 'string' && isLocale(value) ? value : defaultLocale

/**
 * Context of a collection with completeness rules; undefined if the account may not open the
 * collection.
 */
function contextIn(
  req: PayloadRequest,
  given: { collection: unknown; locale: unknown },
): ListContext | undefined {
  const { collection } = given
  if (typeof collection !== 'string' || !isRuled(collection) || !isOfSite(collection))
    return undefined
  return contextOf(accountOf(req), collection, localeIn(given.locale))
}

async function bodyOf(req: PayloadRequest): Promise<Data> {
  const body: unknown = await req.json?.().catch(() => undefined)
  return typeof body === 'object' && body !== null ? (body as Data) : {}
}

const parametersIn = ({ searchParams }: PayloadRequest) => ({
  collection: searchParams.get('collection'),
  locale: searchParams.get('locale'),
})

/**
 * Completeness of a document (`collection`, `id`): percentage, and each missing fact with its
 * field, language and purposes. `work` (query of a list of incomplete documents), `of` (number
 * of its documents when the employee opened the first one) and `at` (place of this one) add the URL of
 * the next document, which is found after this one without counting the list.
 */
const readEndpoint: Endpoint = {
  path: ownEndpoints.completeness,
  method: 'get',
  handler: async (req) => {
    const context = contextIn(req, parametersIn(req))
    if (!context) return denied(req)
    const id = idIn(req.searchParams.get('id'))
    const work = req.searchParams.get('work')
    const found =
      id === undefined
        ? undefined
        : await readCompleteness(
            context,
            id,
            work === null
              ? {}
              : {
                  work: {
                    state: parseListState(new URLSearchParams(work)),
                    place: idIn(req.searchParams.get('at')) ?? 1,
                    of: ofIn(req.searchParams.get('of')),
                  },
                },
          )
    return found === undefined ? answer({}, 404) : answer(found)
  },
}

/** Completeness of a document with the unsaved values of a form (`data`). */
const checkEndpoint: Endpoint = {
  path: ownEndpoints.completeness,
  method: 'post',
  handler: async (req) => {
    const { collection, id, locale, data } = await bodyOf(req)
    const context = contextIn(req, { collection, locale })
    if (!context) return denied(req)
    const fields = req.payload.collections[context.collection].config.flattenedFields
    const values: Data = Object(data)
    const found = await readCompleteness(context, idIn(id) ?? 0, {
      change: (draft) => withFormValues(fields, draft, values, context.locale),
    })
    return found === undefined ? answer({}, 404) : answer(found)
  },
}

/**
 * Redirects to the first incomplete document of a list, at its first missing field; otherwise to
 * the list.
 */
const workEndpoint: Endpoint = {
  path: ownEndpoints.completenessWork,
  method: 'get',
  handler: async (req) => {
    const context = contextIn(req, parametersIn(req))
    if (!context) return denied(req)
    const state = parseListState(req.searchParams)
    const next = await readNext(context, state)
    const address = await workAddress(context, state, next, {
      of: ofText(next.totals ?? { total: 1, isMore: false }),
      at: 1,
    })
    return new Response(null, {
      status: 302,
      headers: {
        location: address ?? listAddressOf(context, state),
        'cache-control': 'no-store',
      },
    })
  },
}

/**
 * Declares a required fact as not applicable to a document (`applies: false`), or withdraws the
 * declaration.
 */
const exceptionEndpoint: Endpoint = {
  path: ownEndpoints.completenessExceptions,
  method: 'post',
  handler: async (req) => {
    const { collection, id: given, fact, applies, locale } = await bodyOf(req)
    const context = contextIn(req, { collection, locale })
    const id = idIn(given)
    if (!context) return denied(req)
    const found = id === undefined ? undefined : await readCompleteness(context, id)
    if (id === undefined || found === undefined) return answer({}, 404)
    if (!found.mayExempt) return answer({}, 403)
    const known = [...found.missing, ...found.exempt].some((each) => each.fact === fact)
    if (!known || typeof fact !== 'string' || typeof applies !== 'boolean') return answer({}, 422)
    await setException(
      req.payload,
      { collection: context.collection, id, fact },
      { applies, author: context.staff.id },
    )
    return answer({})
  },
}

/** Requirements that the form of the completeness rules offers, and the stored rules. */
const rulesEndpoint: Endpoint = {
  path: ownEndpoints.completenessRules,
  method: 'get',
  handler: async (req) =>
    hasRole(req, globalPermissions.completeness.read)
      ? answer(await readOffered(accountOf(req), localeIn(req.searchParams.get('locale'))))
      : denied(req),
}

/** Endpoints of the completeness of documents. */
export const completenessEndpoints: Endpoint[] = [
  readEndpoint,
  checkEndpoint,
  workEndpoint,
  exceptionEndpoint,
  rulesEndpoint,
]
