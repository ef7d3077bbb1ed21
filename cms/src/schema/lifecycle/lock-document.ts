import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { rows, sql, tableOf } from '#src/platform/database/query.ts'

interface ChangeArgs {
  id?: unknown
  where?: Where
  limit?: number
  trash?: boolean
}

const isId = (key: number): boolean => Number.isSafeInteger(key) && key > 0 && key < 2 ** 31

/** Ids of the documents that an operation changes. */
async function idsOf(
  { id, where, limit, trash }: ChangeArgs,
  collection: string,
  { payload, transactionID }: PayloadRequest,
): Promise<number[]> {
  if (id !== undefined && id !== null) return [Number(id)]
  if (where === undefined) return []
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where,
    limit: limit ?? 0,
    trash: trash ?? false,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
    req: { transactionID } as PayloadRequest,
  })
  return docs.map((document) => Number(document.id))
}

/**
 * Locks the rows of the documents that an operation changes before Payload reads them. Payload
 * writes whole documents, so a change committed meanwhile would be overwritten. Does not block
 * inserts with foreign keys to the rows.
 */
const lock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete') return args
  const ids = (await idsOf(Object(args), collection.slug, req)).filter(isId)
  if (ids.length === 0) return args
  await rows(
    req.payload,
    sql`select id from ${tableOf(collection.slug)} where id = any(${sql.param(ids)}::int[]) order by id for no key update`,
    req,
  )
  return args
}

export const lockDocuments = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeOperation: [lock, ...(config.hooks?.beforeOperation ?? [])] },
})
