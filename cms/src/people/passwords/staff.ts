import { defaultLocale } from '@vitrine/configuration/locales'
import { APIError, ValidationError } from 'payload'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { isApiError } from '@vitrine/contract/errors'
import { errorMessages } from '@vitrine/contract/error-body'
import type { Locale } from '@vitrine/configuration/locales'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { senderOf } from '#src/mail/texts/sender.ts'
import { hashOf } from '#src/platform/limits/secret.ts'
import { throttle } from '#src/platform/limits/throttle.ts'
import { passwordMessage } from './problem.ts'
import { findPasswordProblem } from './rule.ts'
import { isStaffPassword } from './staff-hash.ts'
import type { StoredPassword } from './staff-hash.ts'
import type { PasswordProblem } from './rule.ts'

/** Form field with the current password; never stored. */
export const currentPasswordField = 'current_password'

/** Format of Payload's own recovery token; its hash, 43 characters long, is stored instead. */
const recoveryToken = /^[0-9a-f]{40}$/

const localeOf = (req: PayloadRequest): Locale => localeOfPanel(req.i18n?.language)

function problemAt(path: string, problem: PasswordProblem, req: PayloadRequest): ValidationError {
  return new ValidationError(
    {
      collection: 'users',
      errors: [{ path, message: passwordMessage(problem, localeOf(req)) }],
      req,
    },
    req.t,
  )
}

async function requireGood(
  password: string,
  owner: { name?: unknown; email?: unknown },
  req: PayloadRequest,
): Promise<void> {
  const transactionID = await req.transactionID
  const { company } = await senderOf(
    { payload: req.payload, ...(transactionID === undefined ? {} : { transactionID }) },
    defaultLocale,
  )
  const problem = await findPasswordProblem(password, [
    String(owner.name ?? ''),
    String(owner.email ?? ''),
    company,
  ])
  if (problem) throw problemAt('password', problem, req)
}

async function isPresentPassword(
  password: string,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const [stored] = await rows<StoredPassword>(
    req.payload,
    sql`select hash, salt from users where id = ${id}`,
    req,
  )
  return isStaffPassword(password, stored)
}

async function limit(id: number, req: PayloadRequest): Promise<void> {
  try {
    await throttle(req.payload, 'password staff', String(id))
  } catch (error) {
    throw isApiError(error)
      ? new APIError(errorMessages[localeOf(req)][error.code], error.status, null, true)
      : error
  }
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** True if both are the same e-mail address as Payload stores it: trimmed, in small letters. */
const isSameEmail = (one: unknown, other: unknown): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase()

/**
 * Validates a new password set in the panel or by the system. Changing one's own password or e-mail
 * address requires the current password, so that nobody can take over the account through an
 * unattended session.
 */
export const checkStaffPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const { [currentPasswordField]: current, ...rest } = data
  const { password, email } = rest
  const isNewPassword = isGiven(password)
  const isNewEmail = isGiven(email) && !isSameEmail(email, originalDoc?.email)
  const own = operation === 'update' && originalDoc && staffOf(req)?.id === originalDoc.id
  if (own && (isNewPassword || isNewEmail)) {
    await limit(originalDoc.id, req)
    if (typeof current !== 'string' || !(await isPresentPassword(current, originalDoc.id, req)))
      throw problemAt(currentPasswordField, 'currentPassword', req)
    if (current === password) throw problemAt('password', 'samePassword', req)
    req.context[proven] = true
  }
  if (!isNewPassword) return rest
  if (typeof password !== 'string') throw problemAt('password', 'tooShort', req)
  await requireGood(password, { ...originalDoc, ...rest }, req)
  return rest
}

/**
 * Key in the request's context, set after `checkStaffPassword` has verified the current password.
 */
const proven = 'currentPasswordProven'

/**
 * Validation of the form field, which displays the error in the panel; `checkStaffPassword`
 * verifies the password.
 */
export const requireCurrentPassword: TextFieldSingleValidation = (value, { data, id, req }) => {
  // the hook removes the value from the data before Payload validates fields
  if (req.context?.[proven]) return true
  const own = id !== undefined && String(req.user?.id) === String(id)
  const { password, email } = Object(data) as { password?: unknown; email?: unknown }
  const isNeeded =
    isGiven(password) || (isGiven(email) && !isSameEmail(email, Object(req.user)['email']))
  return own && isNeeded && !value ? req.t('validation:required') : true
}

/** Tells the former address of an account that its e-mail address was changed. */
export const tellFormerAddress: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const former: unknown = previousDoc?.email
  if (operation !== 'update' || typeof former !== 'string' || isSameEmail(former, doc.email))
    return doc
  const transactionID = await req.transactionID
  await queueMail(
    { payload: req.payload, ...(transactionID === undefined ? {} : { transactionID }) },
    {
      template: 'staff-email-changed',
      to: former,
      locale: localeOfPanel(previousDoc.panel_language),
      data: { name: String(previousDoc.name ?? '') },
    },
  )
  return doc
}

/** Stores the hash of a recovery token; the token itself is only in the e-mail. */
export const hashRecoveryToken: CollectionBeforeChangeHook = ({ data }) => {
  const token: unknown = data['resetPasswordToken']
  return typeof token === 'string' && recoveryToken.test(token)
    ? { ...data, resetPasswordToken: hashOf(token) }
    : data
}

/**
 * Replaces the token from the e-mail by its hash and validates the new password, before Payload
 * resets the password.
 */
export const checkRecovery: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  const { data } = args as { data: { token?: unknown; password?: unknown } }
  if (typeof data.token !== 'string' || typeof data.password !== 'string')
    throw new APIError(errorMessages[localeOf(req)]['malformed-request'], 400, null, true)
  // modified in place, because Payload has already read the object from the arguments
  data.token = hashOf(data.token)
  const [owner] = await rows<{ name: string; email: string }>(
    req.payload,
    sql`
    select name, email from users where reset_password_token = ${data.token} and reset_password_expiration > now() for update`,
    req,
  )
  if (owner) await requireGood(data.password, owner, req)
  return args
}
