import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { defaultLocale, knownLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import type { MemberState } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction, within } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { panelLink, queueMail, queueStaffMail } from '#src/mail/outbox.ts'
import { queueNotice } from '#src/webhooks/queue-notices.ts'
import { withMinimumDuration } from '#src/platform/limits/minimum-duration.ts'
import { fieldProblem } from '#src/platform/http/field-problem.ts'
import { greetingName } from '#src/people/members/greeting-name.ts'
import {
  issueToken,
  lifetimeMinutes,
  ownerOfToken,
  spendToken,
} from '#src/people/members/mailed-token.ts'
import { hashPassword } from '#src/people/members/password-hash.ts'
import { receiptOf } from '#src/people/members/receipt.ts'
import { throttle } from '#src/platform/limits/throttle.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import { requireGoodPassword } from '#src/people/passwords/member.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Registration = z.output<Endpoints['member-register']['body']>

/**
 * Minimum durations of responses, ms: longer than hashing and storing take on a slow machine, so
 * that they do not reveal which e-mail addresses are registered.
 */
const minimumMs = { register: 700, resend: 150 }

interface Known {
  id: number
  name: string
  locale: Locale
  state: MemberState
}

/**
 * Stores a registration and sends the confirmation link by e-mail. If the e-mail address is already
 * registered, the response is the same and only its owner is informed, by e-mail.
 */
export async function register(
  { payload, locale }: CallContext,
  input: Registration,
  visitor: Visitor,
): Promise<Answer<'member-register'>> {
  const email = input.email.trim().toLowerCase()
  await requireGoodPassword({ payload, locale }, input.password, [email, input.name, input.company])
  const profile = await openProfile(payload, input.profile)
  if (profile === undefined) throw fieldProblem('profile', 'unknownChoice', locale)
  await throttle(payload, 'mail address', visitor.address)
  await throttle(payload, 'mail account', email)
  return withMinimumDuration(minimumMs.register, async () => {
    const hash = await hashPassword(input.password)
    const { password: _, consent: __, ...data } = input
    await inTransaction(payload, async (transaction) => {
      await rows(
        payload,
        sql`select pg_advisory_xact_lock(hashtextextended(${`member ${email}`}, 0))`,
        transaction,
      )
      const known = await findKnown(payload, email, transaction)
      if (known && known.state !== 'pending-email')
        return tellKnown(payload, known, email, transaction)
      const id = await write(payload, known?.id, { ...data, email, profile, locale }, transaction)
      await rows(
        payload,
        sql`
        insert into member_passwords (member_id, hash) values (${id}, ${hash}) on conflict (member_id) do update set hash = excluded.hash, changed_at = now()`,
        transaction,
      )
      return mailConfirmation(
        payload,
        { id, name: data.name, locale, state: 'pending-email' },
        email,
        transaction,
      )
    })
    return receiptOf('registered', locale)
  })
}

/** Sends a new confirmation link for an unconfirmed registration. */
export async function requestConfirmation(
  { payload, locale }: CallContext,
  input: string,
  visitor: Visitor,
): Promise<Answer<'confirmation-request'>> {
  const email = input.trim().toLowerCase()
  await throttle(payload, 'mail address', visitor.address)
  await throttle(payload, 'mail account', email)
  return withMinimumDuration(minimumMs.resend, async () => {
    await inTransaction(payload, async (transaction) => {
      const known = await findKnown(payload, email, transaction)
      if (known?.state === 'pending-email')
        await mailConfirmation(payload, known, email, transaction)
    })
    return receiptOf('confirmation', locale)
  })
}

/** Confirms the e-mail address; the registration is then decided by the staff. */
export async function confirmEmail(
  { payload }: CallContext,
  token: string,
  visitor: Visitor,
): Promise<Answer<'email-confirm'>> {
  await throttle(payload, 'link address', visitor.address)
  return inTransaction(payload, async (transaction) => {
    const owner = await ownerOfToken(payload, token, 'confirmation')
    // locks the member's row first, so that a decision of the staff is made either before or after
    if (owner)
      await rows(
        payload,
        sql`select id from members where id = ${owner.id} for update`,
        transaction,
      )
    const id = await spendToken(payload, token, 'confirmation', transaction)
    if (id === undefined) throw new ApiError('link-expired')
    const member = await payload.findByID({
      collection: 'members',
      id,
      overrideAccess: true,
      depth: 0,
      joins: false,
      ...within(transaction),
    })
    if (member.state !== 'pending-email') return { state: member.state }
    await payload.update({
      collection: 'members',
      id,
      overrideAccess: true,
      depth: 0,
      ...within(transaction),
      data: { state: 'pending-approval', confirmed_at: new Date().toISOString() },
    })
    await queueMail(
      { payload, ...transaction },
      {
        template: 'member-received',
        to: member.email,
        locale: knownLocale(member.locale),
        data: { name: greetingName(member.name) },
      },
    )
    const profile =
      typeof member.profile === 'number'
        ? await payload.findByID({
            collection: 'profiles',
            id: member.profile,
            locale: defaultLocale,
            depth: 0,
            overrideAccess: true,
            ...within(transaction),
          })
        : undefined
    await queueStaffMail({ payload, ...transaction }, 'members', 'member-notice', {
      name: member.name,
      company: member.company ?? '',
      email: member.email,
      profile: profile?.title ?? '',
      link: panelLink('members', id),
    })
    await queueNotice({ payload, ...transaction }, 'registration-waiting', {
      collection: 'members',
      id,
    })
    return { state: 'pending-approval' }
  })
}

async function openProfile(payload: Payload, slug: string): Promise<number | undefined> {
  const [profile] = await rows<{ id: number }>(
    payload,
    sql`select id from profiles where slug = ${slug} and open and deleted_at is null`,
  )
  return profile?.id
}

async function findKnown(
  payload: Payload,
  email: string,
  transaction: Transaction,
): Promise<Known | undefined> {
  const [known] = await rows<Known>(
    payload,
    sql`select id, name, locale, state from members where email = ${email} for update`,
    transaction,
  )
  return known
}

async function mailConfirmation(
  payload: Payload,
  { id, name, locale }: Known,
  email: string,
  transaction: Transaction,
): Promise<void> {
  const token = await issueToken(payload, id, 'confirmation', transaction)
  await queueMail(
    { payload, ...transaction },
    {
      template: 'member-confirmation',
      to: email,
      locale,
      data: {
        name: greetingName(name),
        hours: lifetimeMinutes.confirmation / 60,
        link: mailedLink(environment.PUBLIC_ORIGIN, 'email-confirmation', locale, token),
      },
    },
  )
}

/** Informs the owner of a registered e-mail address about the attempt, by e-mail. */
async function tellKnown(
  payload: Payload,
  known: Known,
  email: string,
  transaction: Transaction,
): Promise<void> {
  const link = (screen: 'restricted-area' | 'forgot-password') =>
    mailedLink(environment.PUBLIC_ORIGIN, screen, known.locale)
  await queueMail(
    { payload, ...transaction },
    {
      template: 'member-known',
      to: email,
      locale: known.locale,
      data: {
        name: greetingName(known.name),
        login: link('restricted-area'),
        recovery: link('forgot-password'),
      },
    },
  )
}

/**
 * Creates a registration, or overwrites an unconfirmed one. Only the newest link is valid, and it
 * belongs to the newest password, so that nobody can set a password for another person's e-mail
 * address.
 */
async function write(
  payload: Payload,
  id: number | undefined,
  input: Omit<Registration, 'password' | 'consent' | 'profile'> & {
    profile: number
    locale: Locale
  },
  transaction: Transaction,
): Promise<number> {
  const data = {
    ...input,
    state: 'pending-email' as const,
    admin: false,
    consented_at: new Date().toISOString(),
  }
  const options = {
    collection: 'members',
    overrideAccess: true,
    depth: 0,
    ...within(transaction),
  } as const
  return (
    id === undefined
      ? await payload.create({ ...options, data })
      : await payload.update({ ...options, id, data })
  ).id
}

export const memberRegistrationHandlers = {
  'member-register': (context, { body }, { visitor }) => register(context, body, visitor),
  'email-confirm': (context, { body }, { visitor }) => confirmEmail(context, body.token, visitor),
  'confirmation-request': (context, { body }, { visitor }) =>
    requestConfirmation(context, body.email, visitor),
} satisfies Handlers
