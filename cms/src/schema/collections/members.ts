import { defaultLocale } from '@vitrine/configuration/locales'
import type { CollectionConfig, Field } from 'payload'
import { accessOf, hasRole } from '#src/platform/access/access.ts'
import { checkbox, dateTime, one, select, text, textarea } from '#src/content/fields/plain.ts'
import { labelsOf, languageNames } from '#src/platform/labels.ts'
import { membersTexts } from '#texts/members.js'
import { afterDecision, checkDecision } from '#src/people/members/decision.ts'
import { memberStates } from '#src/people/members/states.ts'
import { inBulk } from '#src/schema/lifecycle/bulk-edit.ts'
import { ownWords } from '#src/publishing/references/relations.ts'
import { downloadsBy } from './restricted.ts'

const labels = labelsOf(membersTexts)

const administers = ({ req }: { req: Parameters<typeof hasRole>[0] }) =>
  hasRole(req, ['administrator'])
const denyAll = () => false

/** Field written by the API, read-only for the staff. */
const readOnly = <F extends Field>(field: F): F => ({
  ...field,
  access: { update: denyAll },
  admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
})

/**
 * Accounts of the restricted area. Not a Payload auth collection, whose endpoints are for the
 * staff. Passwords, sessions and tokens of e-mailed links are in tables that no Payload API exposes
 * (`people/members`).
 */
export const members: CollectionConfig = {
  slug: 'members',
  labels: {
    singular: labels.member,
    plural: labels.members,
  },
  access: accessOf('members'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'company', 'profile', 'state', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company', 'tax_id'],
    components: { beforeListTable: ['/admin/list-actions/lazy-actions.tsx#LazyDecisions'] },
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [checkDecision], afterChange: [afterDecision] },
  fields: [
    {
      ...select('state', labels.state, memberStates, {
        required: true,
        defaultValue: 'pending-email',
      }),
      index: true,
      // changed by the buttons of the list instead, which send an e-mail to each member
      custom: inBulk(false),
      admin: { position: 'sidebar' },
    } as Field,
    textarea('reason', labels.reasonOfTheRefusal, {
      maxLength: 1000,
      admin: { position: 'sidebar', condition: (data) => data['state'] === 'refused' },
    }),
    one('profile', labels.profile, 'profiles', { required: true }),
    checkbox('admin', labels.administersTheRestrictedArea, {
      defaultValue: false,
      access: { create: administers, update: administers },
      custom: inBulk(false),
      admin: { position: 'sidebar' },
    }),
    text('name', labels.name, { required: true, maxLength: 120 }),
    readOnly(
      text('email', labels.eMail, {
        required: true,
        unique: true,
        index: true,
        maxLength: 254,
      }),
    ),
    text('company', labels.company, { required: true, maxLength: 160 }),
    text('country', labels.country, {
      required: true,
      maxLength: 2,
    }),
    text('tax_id', labels.taxId, {
      required: true,
      maxLength: 40,
    }),
    text('phone', labels.phone, { required: true, maxLength: 32 }),
    readOnly(
      select('locale', labels.language, languageNames, {
        required: true,
        defaultValue: defaultLocale,
      }),
    ),
    readOnly(dateTime('consented_at', labels.agreedToThePolicyOn)),
    readOnly(dateTime('confirmed_at', labels.confirmedTheEMailOn)),
    readOnly(dateTime('decided_at', labels.decidedOn)),
    readOnly({ ...one('decided_by', labels.decidedBy, 'users'), custom: ownWords }),
    downloadsBy('member'),
  ],
}
