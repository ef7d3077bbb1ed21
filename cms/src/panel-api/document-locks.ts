import type { Access, CollectionBeforeChangeHook, SanitizedCollectionConfig, Where } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { Permission } from '#src/platform/access/permissions.ts'

/** The collection in which Payload keeps who edits what. */
export const locksSlug = 'payload-locked-documents'

const nothing: Where = { id: { equals: 0 } }

/** The locks of the documents and globals on which a role may do something. */
const locksWhere =
  (operation: 'read' | 'update'): Access =>
  ({ req }) => {
    const staff = staffOf(req)
    if (!staff) return false
    const may = ([, permission]: [string, Pick<Permission, 'read' | 'update'>]) =>
      permission[operation].includes(staff.role)
    const collections = Object.entries(permissions)
      .filter(may)
      .map(([slug]): Where => ({ 'document.relationTo': { equals: slug } }))
    const globals = Object.entries(globalPermissions)
      .filter(may)
      .map(([slug]): Where => ({ globalSlug: { equals: slug } }))
    return { or: [...collections, ...globals, nothing] }
  }

const ownLock: Access = ({ req }) => {
  const staff = staffOf(req)
  return staff ? { 'user.value': { equals: staff.id } } : false
}

/** Taking over: whoever changes a lock becomes its owner, and nothing else of it changes. */
const takeOver: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const staff = staffOf(req)
  if (operation !== 'update' || !staff) return data
  return { ...originalDoc, user: { relationTo: 'users', value: staff.id } }
}

/**
 * Locks for those who work on the document: seen by who may read it, taken over by who may change
 * it, released by their
 * owner. Payload leaves all of this to anyone with a log-in.
 */
export function guardLocks(collection: SanitizedCollectionConfig): void {
  collection.access = {
    ...collection.access,
    read: locksWhere('read'),
    update: locksWhere('update'),
    delete: ownLock,
    create: () => false,
  }
  collection.hooks.beforeChange.push(takeOver)
}
