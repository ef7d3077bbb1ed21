import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'

/** Key in `req.context` of a request that copies texts between locales (`server-functions.ts`). */
export const copyingKey = 'copyingToLocale'

function asDraft<Args extends object>(args: Args, operation: string, req: PayloadRequest): Args {
  if (req.context[copyingKey] !== true || !operation.startsWith('update')) return args
  const data: unknown = 'data' in args ? args.data : undefined
  return { ...args, draft: true, data: { ...Object(data), _status: 'draft' } }
}

export const saveCopyAsDraft: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
  collection,
}) => (collection.versions?.drafts ? asDraft(args, operation, req) : args)

export const saveGlobalCopyAsDraft: GlobalBeforeOperationHook = ({
  args,
  operation,
  req,
  global,
}) =>
  typeof global.versions === 'object' && global.versions.drafts
    ? asDraft(args as object, operation, req)
    : args
