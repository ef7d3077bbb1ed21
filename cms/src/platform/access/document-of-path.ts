import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'

/**
 * Document with the `:id` of an endpoint's path; undefined if it does not exist or the user may not
 * read it.
 */
export async function documentOfPath<Name extends CollectionSlug>(
  req: PayloadRequest,
  collection: Name,
): Promise<DataFromCollectionSlug<Name> | undefined> {
  const id = Number(req.routeParams?.['id'])
  if (!Number.isInteger(id)) return undefined
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return found ?? undefined
}
