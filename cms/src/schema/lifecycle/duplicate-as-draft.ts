import type { CollectionBeforeOperationHook } from 'payload'

/** Saves a duplicate as a draft, whatever the request and the original say. */
export const duplicateAsDraft: CollectionBeforeOperationHook = ({
  args,
  operation,
  collection,
}) => {
  const isDuplicate = operation === 'create' && Object(args).duplicateFromID !== undefined
  if (!isDuplicate || !collection.versions?.drafts) return args
  return {
    ...args,
    draft: true,
    publishAllLocales: false,
    data: { ...Object(Object(args).data), _status: 'draft' },
  }
}
