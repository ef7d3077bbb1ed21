import type { PayloadRequest } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { Permission, PermittedCollection } from '#src/platform/access/permissions.ts'
import type { Role } from '#src/platform/access/roles.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { unrecordedCollections } from '#src/recording/history/personal.ts'

const mayRead = ({ read }: Pick<Permission, 'read'>, role: Role): boolean => read.includes(role)

/** Collections and globals whose history an account may read. */
export function visibleCollections(req: Pick<PayloadRequest, 'user'>): string[] {
  const staff = staffOf(req)
  if (!staff) return []
  const collections = (Object.keys(permissions) as PermittedCollection[]).filter(
    (slug) =>
      !unrecordedCollections.has(slug) && isOfSite(slug) && mayRead(permissions[slug], staff.role),
  )
  const globals = Object.entries(globalPermissions).flatMap(([slug, permission]) =>
    mayRead(permission, staff.role) ? [slug] : [],
  )
  return [...collections, ...globals]
}

/** Document of a row of the history. */
export const entityOf = (collection: string, id: number): Entity =>
  Object.hasOwn(globalPermissions, collection)
    ? { global: collection as keyof typeof globalPermissions }
    : { collection: collection as PermittedCollection, id }
