import { defaultLocale } from '@vitrine/configuration/locales'
import { APIError } from 'payload'
import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { staffTexts } from '#texts/staff.js'
import { passwordMessage } from '#src/people/passwords/problem.ts'
import { findPasswordProblem } from '#src/people/passwords/rule.ts'

const labels = labelsOf(staffTexts)

interface FirstAccount {
  ADMIN_EMAIL?: string | undefined
  ADMIN_PASSWORD?: string | undefined
}

const notHere = labels.notHere

const hasAccounts = async (payload: Payload, req?: PayloadRequest): Promise<boolean> => {
  const { totalDocs } = await payload.count({
    collection: 'users',
    ...(req ? { req: { transactionID: req.transactionID } as PayloadRequest } : {}),
  })
  return totalDocs > 0
}

/**
 * Prevents the first visitor of an empty panel from creating an administrator, as Payload allows;
 * the first account is created from the environment instead.
 */
export const refuseFirstAccount: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (
    operation === 'create' &&
    req.payloadAPI !== 'local' &&
    !(await hasAccounts(req.payload, req))
  ) {
    throw new APIError(textOf(notHere, req.i18n?.language), 403, null, true)
  }
  return data
}

/**
 * Creates the first account from the environment, if there is none. Returns true if it did.
 * @throws if `ADMIN_PASSWORD` violates the password rule
 */
export async function makeFirstAdministrator(
  payload: Payload,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: FirstAccount,
): Promise<boolean> {
  if (email === undefined || password === undefined || (await hasAccounts(payload))) return false
  const problem = await findPasswordProblem(password, [email])
  if (problem)
    throw new Error(`ADMIN_PASSWORD is refused: ${passwordMessage(problem, defaultLocale)}`)
  await payload.create({
    collection: 'users',
    data: { name: 'Administrador', email, password, role: 'administrator' },
    overrideAccess: true,
  })
  return true
}
