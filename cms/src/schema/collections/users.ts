import type { CollectionConfig, FieldAccess } from 'payload'
import { passwordMax } from '@vitrine/contract/text-limits'
import { accessOf, hasRole, staffOf } from '#src/platform/access/access.ts'
import { refuseFirstAccount } from '#src/people/staff/first-administrator.ts'
import {
  keepAdministratorOnDelete,
  keepAdministratorOnUpdate,
} from '#src/people/staff/last-administrator.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { roles } from '#src/platform/access/roles.ts'
import { environment } from '#src/platform/environment.ts'
import { select, text } from '#src/content/fields/plain.ts'
import { labelsOf, languageNames } from '#src/platform/labels.ts'
import { usersTexts } from '#texts/users.js'
import { subjectOfStaffRecovery, writeStaffRecovery } from '#src/mail/staff-recovery.ts'
import {
  checkRecovery,
  checkStaffPassword,
  currentPasswordField,
  hashRecoveryToken,
  requireCurrentPassword,
  tellFormerAddress,
} from '#src/people/passwords/staff.ts'
import { formerSecretStrategies } from '#src/people/staff/former-secret.ts'
import { recordNewPassword } from '#src/people/staff/staff-events.ts'

const labels = labelsOf(usersTexts)

const administers = ({ req }: { req: Parameters<typeof hasRole>[0] }) =>
  hasRole(req, permissions.users.update)
/**
 * Read access to a field of an account: its owner and administrators; other staff can only read the
 * name.
 */
const ownField: FieldAccess = ({ req, doc, id }) =>
  administers({ req }) || staffOf(req)?.id === Number(Object(doc)['id'] ?? id)
const own = accessOf('users')

/**
 * Accounts of the staff. Everyone can read and update their own account, except its role, and read
 * the names of the others.
 */
export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: labels.user,
    plural: labels.users,
  },
  auth: {
    strategies: formerSecretStrategies,
    // Payload's lock would reveal that an account exists; `staff-login-guard.ts` limits attempts
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    forgotPassword: {
      generateEmailHTML: writeStaffRecovery,
      generateEmailSubject: subjectOfStaffRecovery,
    },
    cookies: { sameSite: 'Lax', secure: environment.PUBLIC_ORIGIN.startsWith('https:') },
  },
  access: {
    ...own,
    admin: ({ req }) => staffOf(req) !== undefined,
    // readable by all staff, because owners of leads, deciders and lock holders are shown by name
    read: ({ req }) => staffOf(req) !== undefined,
    update: ({ req }) =>
      administers({ req }) || (staffOf(req) ? { id: { equals: staffOf(req)?.id } } : false),
  },
  hooks: {
    beforeOperation: [checkRecovery],
    beforeValidate: [checkStaffPassword, recordNewPassword],
    beforeChange: [refuseFirstAccount, hashRecoveryToken, keepAdministratorOnUpdate],
    afterChange: [tellFormerAddress],
    beforeDelete: [keepAdministratorOnDelete],
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    hidden: ({ user }) => user?.['role'] !== 'administrator',
  },
  fields: [
    { name: 'email', type: 'email', access: { read: ownField } },
    // below Payload's own password fields
    {
      name: currentPasswordField,
      type: 'text',
      virtual: true,
      maxLength: passwordMax,
      validate: requireCurrentPassword,
      label: labels.currentPassword,
      admin: {
        components: { Field: '/admin/fields/current-password.tsx#CurrentPassword' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    text('name', labels.name, { required: true }),
    // last used language of the panel, for e-mails (`remember-language.ts`)
    text('panel_language', labels.name, { access: { read: ownField }, admin: { hidden: true } }),
    {
      ...select('role', labels.role, roles, {
        required: true,
        defaultValue: 'editor',
      }),
      saveToJWT: true,
      access: { create: administers, read: ownField, update: administers },
    },
    {
      ...select('translates', labels.localesTranslated, languageNames, { hasMany: true }),
      saveToJWT: true,
      access: { create: administers, read: ownField, update: administers },
      admin: { condition: (data) => data['role'] === 'translator' },
    },
  ] as CollectionConfig['fields'],
}
