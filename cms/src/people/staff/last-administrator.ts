import { APIError, ValidationError } from 'payload'
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
 * True if an administrator remains without account `id`. Holds an advisory lock until the end of
 * the request's transaction, so that concurrent demotions are checked one after the other.
 */
async function hasAnotherAdministrator(req: PayloadRequest, id: number): Promise<boolean> {
  const noted: unknown = req.context[leavingKey]
  const leaving = noted instanceof Set ? noted : new Set<number>()
  req.context[leavingKey] = leaving.add(id)
  await rows(req.payload, sql`select pg_advisory_xact_lock(${advisoryLocks.administrators})`, req)
  const administrators = await rows<{ id: number }>(
    req.payload,
    sql`select id from users where role = 'administrator'`,
    req,
  )
  return (
    !administrators.some((administrator) => administrator.id === id) ||
    administrators.some((administrator) => !leaving.has(administrator.id))
  )
}

/** Rejects the demotion of the last administrator at the role. */
export const keepAdministratorOnUpdate: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const role: unknown = data['role']
  const isDemotion = operation === 'update' && role !== undefined && role !== 'administrator'
  if (!isDemotion || (await hasAnotherAdministrator(req, Number(originalDoc?.id)))) return data
  const errors = [{ path: 'role', message: textOf(refusal, req.i18n?.language) }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

/** Rejects (409) the deletion of the last administrator; a deletion has no field. */
export const keepAdministratorOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await hasAnotherAdministrator(req, Number(id))))
    throw new APIError(textOf(refusal, req.i18n?.language), 409, null, true)
}
