import { APIError } from 'payload'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { staffTexts } from '#texts/staff.js'

const labels = labelsOf(staffTexts)

/**
 * Key in `req.context` of the administrators that the request removes or demotes; a bulk request
 * checks them together.
 */
const leavingKey = 'leavingAdministrators'

const refusal = labels.refusal

/**
 * Throws 409 if no administrator would remain without account `id`. Holds an advisory lock until
 * the end of the request's transaction, so that concurrent demotions are checked one after the
 * other.
 */
async function requireAnotherAdministrator(req: PayloadRequest, id: number): Promise<void> {
  const noted: unknown = req.context[leavingKey]
  const leaving = noted instanceof Set ? noted : new Set<number>()
  req.context[leavingKey] = leaving.add(id)
  await rows(req.payload, sql`select pg_advisory_xact_lock(${advisoryLocks.administrators})`, req)
  const administrators = await rows<{ id: number }>(
    req.payload,
    sql`select id from users where role = 'administrator'`,
    req,
  )
  if (!administrators.some((administrator) => administrator.id === id)) return
  if (administrators.every((administrator) => leaving.has(administrator.id))) {
    throw new APIError(textOf(refusal, req.i18n?.language), 409, null, true)
  }
}

export const keepAdministratorOnUpdate: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const role: unknown = data['role']
  if (operation === 'update' && role !== undefined && role !== 'administrator')
    await requireAnotherAdministrator(req, Number(originalDoc?.id))
  return data
}

export const keepAdministratorOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  requireAnotherAdministrator(req, Number(id))
