import { z } from 'zod'
import { isCnpj } from '@vitrine/configuration/brazil/cnpj'
import { countryPack } from '@vitrine/configuration/country-pack'
import { emailMax, passwordMax, taxIdMax } from '../text-limits.ts'
import { endpoint } from './endpoint.ts'
import { member, memberSession, memberState, session } from '../shapes/member.ts'
import { options } from '../shapes/options.ts'
import {
  company,
  consent,
  country,
  email,
  name,
  password,
  phone,
  receipt,
} from '../shapes/person.ts'

/** True if `tax_id` is filled, so that its error is reported together with the others. */
function isTaxIdFilled(body: unknown): boolean {
  const { country, tax_id } = Object(body)
  return typeof country === 'string' && typeof tax_id === 'string' && tax_id.trim() !== ''
}

export const accountEndpoints = {
  /**
   * Wrong credentials are a 422 on `password`, the same for an unknown address. Only after the
   * right password does the answer reveal the account's state, each as a 403: `email-unconfirmed`,
   * `approval-pending`, `access-refused` (the staff's reason, if any, as the error on `reason`) and
   * `access-blocked`.
   */
  'session-create': endpoint({
    summary: 'Log in.',
    body: z.strictObject({
      email: z.string().min(1).max(emailMax),
      password: z.string().min(1).max(passwordMax),
    }),
    answer: session,
  }),

  'session-read': endpoint({ summary: 'Who is logged in.', answer: member }),

  /**
   * Addition to R7, whose log-out only clears the browser: also invalidates the token on the
   * server.
   */
  'session-end': endpoint({
    summary: 'Log out: the token holds no longer.',
    answer: z.strictObject({ ended: z.literal(true) }),
  }),

  /** Addition to R7. Ordered by last use, newest first. */
  'sessions-list': endpoint({
    summary: 'Where one is logged in.',
    answer: z.strictObject({ data: z.array(memberSession) }),
  }),

  /**
   * Addition to R7: ends one of the member's sessions, or all except the current one; answers the
   * remaining ones.
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
   * Checks a mailed token before its form is shown, without using it up. `email`: the address of a
   * valid token.
   */
  'token-check': endpoint({
    summary: 'Whether a recovery or confirmation link still holds.',
    body: z.strictObject({
      token: z.string().max(200),
      purpose: z.enum(['recovery', 'confirmation']),
    }),
    answer: z.strictObject({ valid: z.boolean(), email: z.string().nullable() }),
  }),

  /** The answer does not reveal whether an account exists. */
  'recovery-request': endpoint({
    summary: 'Ask for a link to set a new password.',
    body: z.strictObject({ email }),
    answer: receipt,
  }),

  /**
   * With the mailed token (`link-expired` if invalid), or logged in with the current password (422
   * on `current_password` if wrong). Ends all sessions, including the current one.
   */
  'password-update': endpoint({
    summary: 'Set a new password.',
    body: z.union([
      z.strictObject({ token: z.string().max(200), password }),
      z.strictObject({ current_password: z.string().max(passwordMax), password }),
    ]),
    answer: receipt,
  }),

  /** Addition to R7. The answer does not reveal whether an account awaits confirmation. */
  'confirmation-request': endpoint({
    summary: 'Ask for the confirmation mail again.',
    body: z.strictObject({ email }),
    answer: receipt,
  }),

  /** Addition to R7: uses up the token of the registration mail; answers the account's state. */
  'email-confirm': endpoint({
    summary: 'Confirm an e-mail address by its mailed link.',
    body: z.strictObject({ token: z.string().max(200) }),
    answer: z.strictObject({ state: memberState }),
  }),

  /**
   * `tax_id`: with the Brazilian country pack a CNPJ (alphanumeric since July 2026) if `country` is
   * BR, otherwise any number. `profile`: a slug of `profiles-list`. The answer does not reveal
   * whether the address has an account; its owner is informed by mail.
   */
  'member-register': endpoint({
    summary: 'Ask for access to the restricted area.',
    body: z
      .strictObject({
        name,
        email,
        password,
        phone,
        company,
        country,
        tax_id: z.string().trim().min(1).max(taxIdMax),
        profile: z.string().min(1).max(80),
        consent,
      })
      .refine(
        ({ country, tax_id }) => countryPack !== 'brazil' || country !== 'BR' || isCnpj(tax_id),
        {
          path: ['tax_id'],
          params: { text: 'cnpj' },
          when: ({ value }) => isTaxIdFilled(value),
        },
      ),
    answer: receipt,
  }),

  /** E-mail address, tax id and profile are missing: only the staff change them, after approval. */
  'member-update': endpoint({
    summary: 'Change one’s own data.',
    body: z.strictObject({ name, phone, company }),
    answer: member,
  }),

  /** Addition to R7: choices of `profile` in a registration, in the staff's order. */
  'profiles-list': endpoint({
    summary: 'The profiles that one may ask for on registering.',
    answer: z.strictObject({ data: options }),
  }),
}
