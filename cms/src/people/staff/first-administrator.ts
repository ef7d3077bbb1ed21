import { APIError } from 'payload'
import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload'
import { label, words } from '#src/platform/labels.ts'
import { passwordMessage } from '#src/people/passwords/problem.ts'
import { findPasswordProblem } from '#src/people/passwords/rule.ts'

interface FirstAccount {
  ADMIN_EMAIL?: string | undefined
  ADMIN_PASSWORD?: string | undefined
}

const notHere = label(
  'Ainda não há contas. Quem instala o sistema cria a primeira: defina ADMIN_EMAIL e ADMIN_PASSWORD e inicie de novo.',
  'There are no accounts yet. Whoever installs the system makes the first: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.',
  'Todavía no hay cuentas. Quien instala el sistema crea la primera: defina ADMIN_EMAIL y ADMIN_PASSWORD e inicie de nuevo.',
)

const hasAccounts = async (payload: Payload, req?: PayloadRequest): Promise<boolean> => {
  const { totalDocs } = await payload.count({
    collection: 'users',
    ...(req ? { req: { transactionID: req.transactionID } as PayloadRequest } : {}),
  })
  return totalDocs > 0
}

/**
 * Payload lets the first visitor of an empty panel create an administrator; here the first account
 * comes from the environment.
 */
export const refuseFirstAccount: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (
    operation === 'create' &&
    req.payloadAPI !== 'local' &&
    !(await hasAccounts(req.payload, req))
  ) {
    throw new APIError(words(notHere, req.i18n?.language), 403, null, true)
  }
  return data
}

/** Creates the first account from the environment when there is none. Returns whether it did. */
export async function makeFirstAdministrator(
  payload: Payload,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: FirstAccount,
): Promise<boolean> {
  if (email === undefined || password === undefined || (await hasAccounts(payload))) return false
  const problem = await findPasswordProblem(password, [email])
  if (problem) throw new Error(`ADMIN_PASSWORD is refused: ${passwordMessage(problem, 'en')}`)
  await payload.create({
    collection: 'users',
    data: { name: 'Administrador', email, password, role: 'administrator' },
    overrideAccess: true,
  })
  return true
}
