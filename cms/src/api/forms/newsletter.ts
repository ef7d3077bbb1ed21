import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction, within } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { limitForm } from '#src/people/leads/limits.ts'
import { claimedId, isValidLinkToken, makeLinkToken } from '#src/people/leads/link-token.ts'
import { makeReceiptNumber, receiptFor } from '#src/people/leads/receipt.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { throttle } from '#src/platform/limits/throttle.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Subscription = z.output<Endpoints['newsletter-subscribe']['body']>

interface Row {
  id: number
  email: string
  status: 'pending' | 'confirmed' | 'left'
  asked_at: Date | string
}

/** Lifetime of the confirmation link, days. */
const linkDays = 7

const askedAt = (row: Row): string => String(new Date(row.asked_at).getTime())

/**
 * Requests a subscription (double opt-in). An existing subscriber gets no e-mail; the response is
 * the same.
 */
export async function subscribe(
  { payload, locale }: CallContext,
  input: Subscription,
  visitor: Visitor,
): Promise<Answer<'newsletter-subscribe'>> {
  const email = input.email.toLowerCase()
  await limitForm(payload, visitor, { email })
  // same response for a suspected bot, without an e-mail
  if (visitor.suspect) return receiptFor('newsletter', makeReceiptNumber(), locale)
  await inTransaction(payload, async (transaction) => {
    await rows(
      payload,
      sql`select pg_advisory_xact_lock(hashtextextended(${`subscriber ${email}`}, 0))`,
      transaction,
    )
    const [known] = await rows<Row>(
      payload,
      sql`select id, email, status, asked_at from subscribers where email = ${email} for update`,
      transaction,
    )
    if (known?.status === 'confirmed') return
    const data = {
      status: 'pending' as const,
      locale,
      interests: input.interests ?? [],
      page: input.page ?? null,
      asked_at: new Date().toISOString(),
      left_at: null,
    }
    const row = known
      ? await payload.update({
          collection: 'subscribers',
          id: known.id,
          data,
          overrideAccess: true,
          depth: 0,
          ...within(transaction),
        })
      : await payload.create({
          collection: 'subscribers',
          data: { ...data, email },
          overrideAccess: true,
          depth: 0,
          ...within(transaction),
        })
    const link = mailedLink(
      environment.PUBLIC_ORIGIN,
      'newsletter-confirmation',
      locale,
      confirmToken({ ...row, email, asked_at: row.asked_at }),
    )
    await queueMail(
      { payload, ...transaction },
      {
        template: 'newsletter-confirmation',
        to: email,
        locale,
        data: { link, days: linkDays },
        headers: leaveHeaders(row.id, email, locale),
      },
    )
  })
  return receiptFor('newsletter', makeReceiptNumber(), locale)
}

const confirmToken = (row: Row): string =>
  makeLinkToken('newsletter-confirm', row.id, `${row.email} ${askedAt(row)}`)
const leaveToken = (id: number, email: string): string =>
  makeLinkToken('newsletter-leave', id, email)

/**
 * `List-Unsubscribe` headers of every newsletter (RFC 8058): the unsubscribe page, which also
 * accepts a one-click POST.
 */
export const leaveHeaders = (
  id: number,
  email: string,
  locale: CallContext['locale'],
): Record<string, string> => ({
  'List-Unsubscribe': `<${leaveLink(id, email, locale)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** URL of the unsubscribe page for a subscriber. */
export const leaveLink = (id: number, email: string, locale: CallContext['locale']): string =>
  mailedLink(environment.PUBLIC_ORIGIN, 'newsletter-leaving', locale, leaveToken(id, email))

async function rowOf(
  payload: Payload,
  token: string,
  transaction: Transaction,
): Promise<Row | undefined> {
  const id = claimedId(token)
  if (id === undefined) return undefined
  const [row] = await rows<Row>(
    payload,
    sql`select id, email, status, asked_at from subscribers where id = ${id} for update`,
    transaction,
  )
  return row
}

/** Confirms a subscription by the token from its e-mail. */
export async function confirmSubscription(
  { payload }: CallContext,
  token: string,
  visitor: Visitor,
): Promise<Answer<'newsletter-confirm'>> {
  await throttle(payload, 'link address', visitor.address)
  return inTransaction(payload, async (transaction) => {
    const row = await rowOf(payload, token, transaction)
    const fits =
      row !== undefined &&
      isValidLinkToken(token, 'newsletter-confirm', row.id, `${row.email} ${askedAt(row)}`)
    const old =
      row !== undefined && Date.now() - new Date(row.asked_at).getTime() > linkDays * 86_400_000
    if (!fits || row.status === 'left' || (old && row.status === 'pending'))
      throw new ApiError('link-expired')
    if (row.status === 'pending') {
      await payload.update({
        collection: 'subscribers',
        id: row.id,
        data: { status: 'confirmed', confirmed_at: new Date().toISOString() },
        overrideAccess: true,
        depth: 0,
        ...within(transaction),
      })
    }
    return { email: row.email }
  })
}

/** Ends a subscription; the link never expires, and a repeat is not an error. */
export async function leaveNewsletter(
  { payload }: CallContext,
  token: string,
  visitor: Visitor,
): Promise<Answer<'newsletter-leave'>> {
  await throttle(payload, 'link address', visitor.address)
  return inTransaction(payload, async (transaction) => {
    const row = await rowOf(payload, token, transaction)
    if (row === undefined || !isValidLinkToken(token, 'newsletter-leave', row.id, row.email))
      throw new ApiError('link-expired')
    if (row.status !== 'left') {
      await payload.update({
        collection: 'subscribers',
        id: row.id,
        data: { status: 'left', left_at: new Date().toISOString() },
        overrideAccess: true,
        depth: 0,
        ...within(transaction),
      })
    }
    return { left: true }
  })
}

export const newsletterHandlers = {
  'newsletter-subscribe': (context, { body }, { visitor }) => subscribe(context, body, visitor),
  'newsletter-confirm': (context, { body }, { visitor }) =>
    confirmSubscription(context, body.token, visitor),
  'newsletter-leave': (context, { params }, { visitor }) =>
    leaveNewsletter(context, params.token, visitor),
} satisfies Handlers
