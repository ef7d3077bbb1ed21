import { privacyAnswerDays } from '@vitrine/configuration/country-pack'
import { staffTimeZone } from '#src/platform/dates.ts'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction, within } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { limitForm } from '#src/people/leads/limits.ts'
import { claimedId, isValidLinkToken, makeLinkToken } from '#src/people/leads/link-token.ts'
import { withIdempotencyKey, receiptOfKey } from '#src/people/leads/idempotency.ts'
import { makeReceiptNumber, receiptFor } from '#src/people/leads/receipt.ts'
import { panelLink, queueMail } from '#src/mail/outbox.ts'
import { greetingName } from '#src/people/members/greeting-name.ts'
import { throttle } from '#src/platform/limits/throttle.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Request = z.output<Endpoints['data-request-send']['body']>

/** Date in the company's time zone, `YYYY-MM-DD`. */
const dayOf = (at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: staffTimeZone })

/** Lifetime of the confirmation link, days. */
const linkDays = 7

/**
 * Stores a data request and sends the confirmation link by e-mail; the request is handled after the
 * owner of the e-mail address opens the link.
 */
export async function sendDataRequest(
  { payload, locale }: CallContext,
  input: Request,
  visitor: Visitor,
): Promise<Answer<'data-request-send'>> {
  const before = await receiptOfKey(payload, 'data-requests', input.idempotency_key)
  if (before !== undefined) return receiptFor('request', before, locale)
  const email = input.email.toLowerCase()
  if (visitor.suspect) return receiptFor('request', makeReceiptNumber(), locale)
  const receipt = await withIdempotencyKey(
    payload,
    'data-requests',
    input.idempotency_key,
    async (transaction) => {
      await limitForm(payload, visitor, { email }, transaction)
      const number = makeReceiptNumber()
      const { id } = await payload.create({
        collection: 'data-requests',
        overrideAccess: true,
        depth: 0,
        ...within(transaction),
        data: {
          status: 'unconfirmed',
          kind: input.kind,
          receipt: number,
          key: input.idempotency_key,
          locale,
          page: input.page ?? null,
          consented_at: new Date().toISOString(),
          name: input.name,
          email,
          message: input.message ?? null,
        },
      })
      const link = mailedLink(
        environment.PUBLIC_ORIGIN,
        'data-request-confirmation',
        locale,
        makeLinkToken('data-request', id, `${email} ${number}`),
      )
      await queueMail(
        { payload, ...transaction },
        {
          template: 'data-request-confirmation',
          to: email,
          locale,
          data: {
            name: greetingName(input.name),
            kind: input.kind,
            receipt: number,
            link,
            days: linkDays,
          },
        },
      )
      return number
    },
  )
  return receiptFor('request', receipt, locale)
}

/**
 * Confirms the e-mail address by the link's token: the request becomes visible to the staff, with
 * its deadline. A repeated confirmation returns the same receipt; an expired token throws
 * `link-expired`.
 */
export async function confirmDataRequest(
  { payload, locale }: CallContext,
  token: string,
  visitor: Visitor,
): Promise<Answer<'data-request-confirm'>> {
  await throttle(payload, 'link address', visitor.address)
  return inTransaction(payload, async (transaction) => {
    const id = claimedId(token)
    const [row] =
      id === undefined
        ? []
        : await rows<{
            id: number
            email: string
            receipt: string
            status: string
            due_at: Date | null
            kind: Request['kind']
            old: boolean
          }>(
            payload,
            sql`
      select id, email, receipt, status, due_at, kind, created_at < now() - make_interval(days => ${linkDays}) as old from data_requests where id = ${id} for update`,
            transaction,
          )
    if (!row || !isValidLinkToken(token, 'data-request', row.id, `${row.email} ${row.receipt}`))
      throw new ApiError('link-expired')
    if (row.due_at) return { receipt: row.receipt, due: dayOf(new Date(row.due_at)) }
    if (row.old) throw new ApiError('link-expired')
    const dueAt = new Date(Date.now() + privacyAnswerDays * 86_400_000)
    const due = dayOf(dueAt)
    await payload.update({
      collection: 'data-requests',
      id: row.id,
      data: { status: 'open', confirmed_at: new Date().toISOString(), due_at: dueAt.toISOString() },
      overrideAccess: true,
      depth: 0,
      ...within(transaction),
    })
    const layout = await payload.findGlobal({
      slug: 'layout',
      locale,
      depth: 0,
      overrideAccess: true,
    })
    const to = layout.emails?.privacy
    if (to) {
      await queueMail(
        { payload, ...transaction },
        {
          template: 'data-request-notice',
          to,
          locale: defaultLocale,
          data: {
            receipt: row.receipt,
            kind: row.kind,
            due,
            link: panelLink('data-requests', row.id),
          },
        },
      )
    }
    return { receipt: row.receipt, due }
  })
}

export const dataRequestHandlers = {
  'data-request-send': (context, { body }, { visitor }) => sendDataRequest(context, body, visitor),
  'data-request-confirm': (context, { body }, { visitor }) =>
    confirmDataRequest(context, body.token, visitor),
} satisfies Handlers
