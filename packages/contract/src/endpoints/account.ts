import { z } from 'zod'
import { isCnpj } from '../brazil/cnpj.ts'
import { endpoint } from './endpoint.ts'
import { member, memberSession, memberState, session } from '../shapes/member.ts'
import { options } from '../shapes/options.ts'
import { consent, country, email, name, password, phone, receipt } from '../shapes/person.ts'

/**
 * Whether there is a number to check: what is wrong about it is told at once with what is wrong
 * elsewhere, and not in a second round.
 */
function isFilled(body: unknown): boolean {
  const { country, tax_id } = Object(body)
  return typeof country === 'string' && typeof tax_id === 'string' && tax_id.trim() !== ''
}

export const accountEndpoints = {
  /**
   * Wrong credentials are a 422 on `password`, the same for an unknown address. Only after the
   * right password does the answer tell where things stand: `email-unconfirmed`,
   * `approval-pending`, `access-refused` (its reason, if the staff gave one, as the error on
   * `reason`) and `access-blocked`, each a 403.
   */
  'session-create': endpoint({
    summary: 'Log in.',
    body: z.strictObject({
      email: z.string().min(1).max(254),
      password: z.string().min(1).max(128),
    }),
    answer: session,
  }),

  'session-read': endpoint({ summary: 'Who is logged in.', answer: member }),

  /**
   * An addition to spec §7, whose log-out clears the browser alone: here the token ends on the
   * server too.
   */
  'session-end': endpoint({
    summary: 'Log out: the token holds no longer.',
    answer: z.strictObject({ ended: z.literal(true) }),
  }),

  /** An addition to spec §7; the newest use first. */
  'sessions-list': endpoint({
    summary: 'Where one is logged in.',
    answer: z.strictObject({ data: z.array(memberSession) }),
  }),

  /**
   * An addition to spec §7: ends one of one's own sessions, or all but the present one; answers
   * those that remain.
   */
  'sessions-end': endpoint({
    summary: 'End one of one’s sessions, or all others.',
    body: z.union([
      z.strictObject({ session: z.number().int() }),
      z.strictObject({ others: z.literal(true) }),
    ]),
    answer: z.strictObject({ data: z.array(memberSession) }),
  }),

  /**
   * Whether a link from an e-mail still holds, asked before its form is shown; asking spends
   * nothing. `email`: whose, when valid.
   */
  'token-check': endpoint({
    summary: 'Whether a recovery or confirmation link still holds.',
    body: z.strictObject({
      token: z.string().max(200),
      purpose: z.enum(['recovery', 'confirmation']),
    }),
    answer: z.strictObject({ valid: z.boolean(), email: z.string().nullable() }),
  }),

  /** The same answer whether an account exists or not. */
  'recovery-request': endpoint({
    summary: 'Ask for a link to set a new password.',
    body: z.strictObject({ email }),
    answer: receipt,
  }),

  /**
   * With the mailed token (`link-expired` when it holds no longer), or logged in with the present
   * password (a 422 on `current_password` when it is wrong). Every session ends, the present one
   * too: the new password logs in.
   */
  'password-update': endpoint({
    summary: 'Set a new password.',
    body: z.union([
      z.strictObject({ token: z.string().max(200), password }),
      z.strictObject({ current_password: z.string().max(128), password }),
    ]),
    answer: receipt,
  }),

  /** An addition to spec §7. The same answer whether an account waits for its confirmation or not. */
  'confirmation-request': endpoint({
    summary: 'Ask for the confirmation mail again.',
    body: z.strictObject({ email }),
    answer: receipt,
  }),

  /**
   * An addition to spec §7: spends the link of the mail that follows a registration; the answer
   * tells where things stand now.
   */
  'email-confirm': endpoint({
    summary: 'Confirm an e-mail address by its mailed link.',
    body: z.strictObject({ token: z.string().max(200) }),
    answer: z.strictObject({ state: memberState }),
  }),

  /**
   * `tax_id`: a CNPJ (alphanumeric since July 2026) when `country` is BR, else whatever the country
   * has. `profile`: a slug of `profiles-list`. The answer is the same when the address has an
   * account already: its owner is told by mail.
   */
  'member-register': endpoint({
    summary: 'Ask for access to the restricted area.',
    body: z
      .strictObject({
        name,
        email,
        password,
        phone,
        company: z.string().trim().min(2).max(160),
        country,
        tax_id: z.string().trim().min(1).max(40),
        profile: z.string().min(1).max(80),
        consent,
      })
      .refine(({ country, tax_id }) => country !== 'BR' || isCnpj(tax_id), {
        path: ['tax_id'],
        params: { words: 'cnpj' },
        when: ({ value }) => isFilled(value),
      }),
    answer: receipt,
  }),

  /** Address, tax id and profile are what the staff approved: they change them on request. */
  'member-update': endpoint({
    summary: 'Change one’s own data.',
    body: z.strictObject({ name, phone, company: z.string().trim().min(2).max(160) }),
    answer: member,
  }),

  /**
   * An addition to spec §7: what the field `profile` of a registration may say, in the staff's
   * order.
   */
  'profiles-list': endpoint({
    summary: 'The profiles that one may ask for on registering.',
    answer: z.strictObject({ data: options }),
  }),
}
