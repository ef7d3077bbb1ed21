import { APIError } from 'payload'
import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { isSchemaNewer } from '#src/platform/monitoring/schema-state.ts'
import { panelApiTexts } from '#texts/panel-api.js'
import { permissions } from './permissions.ts'
import type { Permission } from './permissions.ts'

const labels = labelsOf(panelApiTexts)

const writes = new Set<string>(['autosave', 'create', 'update', 'delete', 'restoreVersion'])

/** Status of a rejected save: a process of the newer release can accept it. */
const status = 503

// The message has no colon or comma, at which Payload's notice would split it into a list.
async function refuse(req: PayloadRequest): Promise<void> {
  if (await isSchemaNewer(req.payload, req))
    throw new APIError(textOf(labels.schemaNewer, req.i18n?.language), status, null, true)
}

/**
 * Rejects saves of content while the database schema is newer than this release: Payload writes
 * whole documents, without columns that it does not know. Submissions of visitors only add rows and
 * are accepted.
 */
export const refuseOnNewerSchema: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (!writes.has(operation)) return args
  const known: Partial<Record<string, Permission>> = permissions
  const permission = known[collection.slug]
  const isStaff = req.user?.collection === 'users'
  if (permission && (isStaff || permission.create.length > 0)) await refuse(req)
  return args
}

/** Rejects saves of globals in the same way; only the staff write globals. */
export const refuseGlobalOnNewerSchema: GlobalBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (writes.has(operation)) await refuse(req)
  return args
}
