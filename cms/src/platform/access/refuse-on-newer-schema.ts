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

/** Status of a refused save: another release can take it. */
const status = 503

// without colon and comma, at which Payload's notice breaks a text into a list
async function refuse(req: PayloadRequest): Promise<void> {
  if (await isSchemaNewer(req.payload, req))
    throw new APIError(textOf(labels.schemaNewer, req.i18n?.language), status, null, true)
}

/**
 * Refuses saves of content while the schema is newer than this release: Payload writes whole
 * documents, without columns that it does not know. What visitors send adds rows, and goes on.
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

/** The same for globals, which only the staff write. */
export const refuseGlobalOnNewerSchema: GlobalBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (writes.has(operation)) await refuse(req)
  return args
}
