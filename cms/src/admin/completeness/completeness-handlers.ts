import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import type { ListContext } from '#src/admin/lists/read-list.ts'
import { openList } from '#src/admin/lists/request-list.ts'
import type { completenessCalls } from '#src/panel-calls/completeness.ts'
import { deny, PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { withFormValues } from '#src/staff-index/check-document.ts'
import { setException } from '#src/staff-index/exceptions.ts'
import { parseListState } from '#src/staff-index/list-state.ts'
import { isRuled } from '#src/staff-index/offered-requirements.ts'
import {
  listAddressOf,
  ofText,
  readCompleteness,
  readNext,
  readOffered,
  workAddress,
} from './read-completeness.ts'
import type { WorkQuery } from './read-completeness.ts'

/** Number of documents in an address (`120`, `1000+`); 1 for anything else. */
function ofIn(text = ''): WorkQuery['of'] {
  const isMore = text.endsWith('+')
  const figure = isMore ? text.slice(0, -1) : text
  return /^[1-9]\d{0,8}$/.test(figure)
    ? { total: Number(figure), isMore }
    : { total: 1, isMore: false }
}

/** Context of a collection with completeness rules that the account may open. */
function openRuled(
  req: PayloadRequest,
  given: { collection: string; locale?: Locale | undefined },
): ListContext {
  if (!isRuled(given.collection)) throw deny()
  return openList(req, given)
}

const missing = (): PanelRefusal => new PanelRefusal(404)

export const completenessHandlers: PanelHandlers<typeof completenessCalls> = {
  'completeness.read': async (req, { query }) => {
    const context = openRuled(req, query)
    const { id, work, of, at = 1 } = query
    const found =
      id === undefined
        ? undefined
        : await readCompleteness(
            context,
            id,
            work === undefined
              ? {}
              : {
                  work: {
                    state: parseListState(new URLSearchParams(work)),
                    place: at,
                    of: ofIn(of),
                  },
                },
          )
    if (!found) throw missing()
    return found
  },

  'completeness.check': async (req, { body }) => {
    const context = openRuled(req, body)
    const fields = req.payload.collections[context.collection].config.flattenedFields
    const values = Object(body.data) as Record<string, unknown>
    const found = await readCompleteness(context, body.id ?? 0, {
      change: (draft) => withFormValues(fields, draft, values, context.locale),
    })
    if (!found) throw missing()
    return found
  },

  'completeness.begin-work': async (req, { query }) => {
    const context = openRuled(req, query)
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

  'completeness.except': async (req, { body }) => {
    const context = openRuled(req, body)
    const { id, fact, applies } = body
    const found = await readCompleteness(context, id)
    if (!found) throw missing()
    if (!found.mayExempt) throw deny()
    if (![...found.missing, ...found.exempt].some((each) => each.fact === fact))
      throw new PanelRefusal(422)
    await setException(
      req.payload,
      { collection: context.collection, id, fact },
      { applies, author: context.staff.id },
    )
    return {}
  },

  'completeness.rules': ({ payload, user, i18n }, { query: { locale = defaultLocale } }) =>
    readOffered({ payload, user, language: i18n.language }, locale),
}
