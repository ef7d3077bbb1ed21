import type { Payload } from 'payload'
import { isDrafted, permissions } from '#src/platform/access/permissions.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { indexed, isIndexed } from '#src/staff-index/document-keys.ts'
import type { Named } from '#src/platform/collections/row.ts'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import { listColumns } from '#src/staff-index/list-state.ts'
import type { ListColumn } from '#src/staff-index/list-state.ts'

/** Parts of a list that depend on the collection. */
export interface ListShape {
  /** Collection of the parent documents; undefined if the documents have no parent. */
  parents: IndexedCollection | undefined
  hasPictures: boolean
  columns: readonly ListColumn[]
}

/**
 * Collection that a relation field refers to; undefined if it is not an indexed collection of the
 * site.
 */
function targetOf(
  payload: Payload,
  collection: IndexedCollection,
  name: string,
): IndexedCollection | undefined {
  const field = payload.collections[collection].config.flattenedFields.find(
    (each) => each.name === name,
  )
  const target: unknown = field && 'relationTo' in field ? field.relationTo : undefined
  return typeof target === 'string' && isIndexed(target) && isOfSite(target) ? target : undefined
}

/**
 * Parts and columns of a collection's list.
 *
 * @param hasRequirements - Completeness rules require facts of the documents.
 * @param isPublished - Without columns of the work on documents.
 */
export function shapeOf(
  payload: Payload,
  collection: IndexedCollection,
  hasRequirements: boolean,
  isPublished = false,
): ListShape {
  const { parent, pictures, rows, codes }: Named = indexed[collection]
  const drafted = isDrafted(permissions[collection]) && !isPublished
  const parents = parent === undefined ? undefined : targetOf(payload, collection, parent)
  const has: Record<ListColumn, boolean> = {
    family: codes?.includes('family') ?? false,
    parent: parents !== undefined,
    'part-numbers': rows !== undefined,
    languages: drafted,
    complete: hasRequirements && !isPublished,
    site: drafted,
    changed: !isPublished,
  }
  return {
    parents,
    hasPictures: pictures !== undefined || collection === 'media',
    columns: listColumns.filter((column) => has[column]),
  }
}
