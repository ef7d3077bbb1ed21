import type { CollectionConfig, Field } from 'payload'
import { accessOf, hasRole } from '#src/platform/access/access.ts'
import { checkbox, dateTime, one, select, text, textarea } from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import { afterDecision, checkDecision } from '#src/people/members/decision.ts'
import { decideMembers } from '#src/people/members/decide.ts'
import { memberStates } from '#src/people/members/states.ts'
import { groups } from './define.ts'
import { downloadsBy } from './restricted.ts'

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
 * staff. Passwords, sessions and mailed links are in tables that no Payload API exposes
 * (`people/members`).
 */
export const members: CollectionConfig = {
  slug: 'members',
  labels: {
    singular: label('Membro', 'Member', 'Miembro'),
    plural: label('Membros', 'Members', 'Miembros'),
  },
  access: accessOf('members'),
  admin: {
    group: groups.restricted,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'company', 'profile', 'state', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company', 'tax_id'],
    components: { beforeListTable: ['/admin/list-actions/decisions.tsx#Decisions'] },
  },
  endpoints: [decideMembers],
  defaultSort: '-createdAt',
  hooks: { beforeChange: [checkDecision], afterChange: [afterDecision] },
  fields: [
    {
      ...select('state', label('Situação', 'State', 'Situación'), memberStates, {
        required: true,
        defaultValue: 'pending-email',
      }),
      index: true,
      admin: { position: 'sidebar' },
    } as Field,
    textarea(
      'reason',
      label(
        'Motivo da recusa (vai no e-mail)',
        'Reason of the refusal (goes into the mail)',
        'Motivo del rechazo (va en el correo)',
      ),
      {
        maxLength: 1000,
        admin: { position: 'sidebar', condition: (data) => data['state'] === 'refused' },
      },
    ),
    one('profile', label('Perfil', 'Profile', 'Perfil'), 'profiles', { required: true }),
    checkbox(
      'admin',
      label(
        'Administra a área restrita',
        'Administers the restricted area',
        'Administra el área restringida',
      ),
      {
        defaultValue: false,
        access: { create: administers, update: administers },
        admin: { position: 'sidebar' },
      },
    ),
    text('name', label('Nome', 'Name', 'Nombre'), { required: true, maxLength: 120 }),
    readOnly(
      text('email', label('E-mail', 'E-mail', 'Correo'), {
        required: true,
        unique: true,
        index: true,
        maxLength: 254,
      }),
    ),
    text('company', label('Empresa', 'Company', 'Empresa'), { required: true, maxLength: 160 }),
    text('country', label('País (duas letras)', 'Country (two letters)', 'País (dos letras)'), {
      required: true,
      maxLength: 2,
    }),
    text('tax_id', label('CNPJ ou documento fiscal', 'Tax id', 'Identificación fiscal'), {
      required: true,
      maxLength: 40,
    }),
    text('phone', label('Telefone', 'Phone', 'Teléfono'), { required: true, maxLength: 32 }),
    readOnly(
      select(
        'locale',
        label('Idioma', 'Language', 'Idioma'),
        {
          br: label('Português', 'Portuguese', 'Portugués'),
          en: label('Inglês', 'English', 'Inglés'),
          es: label('Espanhol', 'Spanish', 'Español'),
        },
        { required: true, defaultValue: 'br' },
      ),
    ),
    readOnly(
      dateTime(
        'consented_at',
        label('Aceitou a política em', 'Agreed to the policy on', 'Aceptó la política el'),
      ),
    ),
    readOnly(
      dateTime(
        'confirmed_at',
        label('Confirmou o e-mail em', 'Confirmed the e-mail on', 'Confirmó el correo el'),
      ),
    ),
    readOnly(dateTime('decided_at', label('Decidido em', 'Decided on', 'Decidido el'))),
    readOnly(one('decided_by', label('Decidido por', 'Decided by', 'Decidido por'), 'users')),
    downloadsBy('member'),
  ],
}
