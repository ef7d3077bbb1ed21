import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Where } from 'payload'
import type { Locale } from '@vitrine/configuration/locales'
import { globalPermissions, isDrafted, permissions } from './permissions.ts'
import type { PermittedCollection, PermittedGlobal, Permission } from './permissions.ts'
import type { Role } from './roles.ts'

export interface Staff {
  id: number
  role: Role
  locales: Locale[]
}

/** Staff account of the request; undefined without one. */
export function staffOf(req: Pick<PayloadRequest, 'user'>): Staff | undefined {
  const user = req.user
  if (!user || user.collection !== 'users') return undefined
  return { id: Number(user.id), role: user.role, locales: user.translates ?? [] }
}

export function hasRole(req: Pick<PayloadRequest, 'user'>, allowed: readonly Role[]): boolean {
  const staff = staffOf(req)
  return staff !== undefined && allowed.includes(staff.role)
}

/** True if a role reads documents of a collection: with their drafts, or what is published alone. */
export const mayReadPublished = (
  req: Pick<PayloadRequest, 'user'>,
  { read, readPublished = [] }: Pick<Permission, 'read' | 'readPublished'>,
): boolean => hasRole(req, read) || hasRole(req, readPublished)

const allow =
  (allowed: readonly Role[]): ((args: { req: PayloadRequest }) => boolean) =>
  ({ req }) =>
    hasRole(req, allowed)

/**
 * Update access. Translators never publish: to decide whether to show the publish button, the panel
 * calls this function with `_status: 'published'`.
 */
const change =
  (permission: Pick<Permission, 'update' | 'public' | 'drafted'>): Access =>
  ({ req, data }) =>
    hasRole(req, permission.update) &&
    !(isDrafted(permission) && staffOf(req)?.role === 'translator' && data?._status === 'published')

const onlyPublished: Where = { _status: { equals: 'published' } }

/**
 * Read access. Public API calls use the Local API; Payload's REST API is for the staff only and
 * returns nothing without a session, published or not.
 */
function readAccess(permission: Pick<Permission, 'read' | 'readPublished' | 'public'>): Access {
  return ({ req }) => {
    if (hasRole(req, permission.read)) return true
    if (mayReadPublished(req, permission))
      return permission.public === 'published' ? onlyPublished : true
    if (req.user || req.payloadAPI !== 'local' || permission.public === 'nothing') return false
    return permission.public === 'published' ? onlyPublished : true
  }
}

/** Access functions of a collection, from its permissions. */
export function accessOf(collection: PermittedCollection): NonNullable<CollectionConfig['access']> {
  const permission: Permission = permissions[collection]
  return {
    read: readAccess(permission),
    readVersions: allow(permission.read),
    create: allow(permission.create),
    update: change(permission),
    delete: allow(permission.delete),
    unlock: allow(['administrator']),
  }
}

export function globalAccessOf(global: PermittedGlobal): NonNullable<GlobalConfig['access']> {
  const permission = globalPermissions[global]
  return {
    read: readAccess(permission),
    readVersions: allow(permission.read),
    update: change(permission),
  }
}
