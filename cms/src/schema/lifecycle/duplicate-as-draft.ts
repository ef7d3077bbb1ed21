import type { CollectionBeforeOperationHook } from 'payload'

/** Saves a duplicate as a draft, regardless of the request and the original. */
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
