import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import type { Label } from '#src/platform/labels.ts'
import { PanelRefusal } from './answers.ts'

/**
 * Document of a call; refused with 404 and the sentence `missing` if it does not exist or the account
 * may not read it.
 */
export async function documentOf<Name extends CollectionSlug>(
  req: PayloadRequest,
  collection: Name,
  id: number,
  missing?: Label,
): Promise<DataFromCollectionSlug<Name>> {
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!found) throw new PanelRefusal(404, missing)
  return found
}
