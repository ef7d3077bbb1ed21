import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Where } from 'payload'
import type { Locale } from '@vitrine/contract/locales'
import { globalPermissions, isDrafted, permissions } from './permissions.ts'
import type { PermittedCollection, PermittedGlobal, Permission } from './permissions.ts'
import type { Role } from './roles.ts'

export interface Staff {
  id: number
  role: Role
  locales: Locale[]
}

/** Who asks, if it is a member of staff. */
export function staffOf(req: Pick<PayloadRequest, 'user'>): Staff | undefined {
  const user = req.user
  if (!user || user.collection !== 'users') return undefined
  return { id: Number(user.id), role: user.role, locales: user.translates ?? [] }
}

export function hasRole(req: Pick<PayloadRequest, 'user'>, allowed: readonly Role[]): boolean {
  const staff = staffOf(req)
  return staff !== undefined && allowed.includes(staff.role)
}

const allow =
  (allowed: readonly Role[]): ((given: { req: PayloadRequest }) => boolean) =>
  ({ req }) =>
    hasRole(req, allowed)

/**
 * Translators change texts and never publish: the panel asks with `_status: 'published'` whether to
 * show the button.
 */
const change =
  (permission: Pick<Permission, 'update' | 'public' | 'drafted'>): Access =>
  ({ req, data }) =>
    hasRole(req, permission.update) &&
    !(isDrafted(permission) && staffOf(req)?.role === 'translator' && data?._status === 'published')

const onlyPublished: Where = { _status: { equals: 'published' } }

/**
 * Visitors come through the operations of the API v1, which use the Local API; Payload's own REST
 * is the staff's
 * door and shows nothing to anyone without a log-in, published or not.
 */
function readAccess(permission: Pick<Permission, 'read' | 'public'>): Access {
  return ({ req }) => {
    if (hasRole(req, permission.read)) return true
    if (req.user || req.payloadAPI !== 'local' || permission.public === 'nothing') return false
    return permission.public === 'published' ? onlyPublished : true
  }
}

/** The access of a collection, from its row of the table. */
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
