import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { Permission } from '#src/platform/access/permissions.ts'

/** Payload's collection of document locks. */
export const locksSlug = 'payload-locked-documents'

const nothing: Where = { id: { equals: 0 } }

/**
 * Filter of the locks that a role may access: those of documents and globals on which it has the
 * permission.
 */
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

/** Restricts an update of a lock to changing its owner to the current account. */
const takeOver: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const staff = staffOf(req)
  if (operation !== 'update' || !staff) return data
  return { ...originalDoc, user: { relationTo: 'users', value: staff.id } }
}

/**
 * Replaces the lock owner's e-mail address, which Payload's panel shows, by the name: colleagues
 * may not read addresses.
 */
const nameHolder: CollectionAfterReadHook = ({ doc }) => {
  const holder: unknown = doc.user?.value
  if (typeof holder !== 'object' || holder === null || !('name' in holder)) return doc
  return { ...doc, user: { ...doc.user, value: { ...holder, email: holder.name } } }
}

/**
 * Access rules of document locks: readable with read permission on the document, taken over with
 * update permission, released by their owner. Payload allows all of this to any account.
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
  collection.hooks.afterRead.push(nameHolder)
}
