import type { CollectionConfig, Field } from 'payload'
import { accessOf } from '#src/platform/access/access.ts'
import { dateTime, number, one, select, text, textarea } from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { exportEndpoint } from '#src/people/leads/export/endpoint.ts'
import { cvEndpoint } from '#src/people/leads/cv-endpoint.ts'
import { removeCvOfCandidate } from '#src/people/leads/cv-store.ts'
import { requestEndpoints } from '#src/people/privacy/request-endpoints.ts'
import { groups } from './define.ts'

const denyAll = () => false

/** Field written by the API, read-only for the staff. */
const readOnly = <F extends Field>(field: F): F => ({
  ...field,
  access: { update: denyAll },
  admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
})
const inSidebar = <F extends Field>(field: F): F =>
  ({ ...field, admin: { ...('admin' in field ? field.admin : {}), position: 'sidebar' } }) as F
const locale = () =>
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
  )

const states = (choices: Record<string, Label>, defaultValue: string): Field =>
  inSidebar({
    ...select('status', label('Situação', 'State', 'Situación'), choices, {
      required: true,
      defaultValue,
    }),
    index: true,
  } as Field)

/** Common fields of leads: receipt, owner, internal notes, origin. */
const work = (): Field[] => [
  inSidebar({
    ...one('owner', label('Com quem está', 'Owner', 'A cargo de'), 'users'),
    admin: {
      components: {
        Field: '/people/leads/owner/owner-field.tsx#OwnerField',
        Cell: '/people/leads/owner/owner-cell.tsx#OwnerCell',
      },
    },
  }),
  inSidebar(
    textarea('notes', label('Anotações da equipe', 'Notes of the staff', 'Notas del equipo'), {
      maxLength: 5000,
    }),
  ),
]
const origin = (): Field[] => [
  readOnly(
    text('receipt', label('Protocolo', 'Receipt', 'Comprobante'), {
      required: true,
      unique: true,
      index: true,
    }),
  ),
  locale(),
  readOnly(
    text('page', label('Página de origem', 'Source page', 'Página de origen'), { maxLength: 300 }),
  ),
  readOnly(
    dateTime(
      'consented_at',
      label('Aceitou a política em', 'Agreed to the policy on', 'Aceptó la política el'),
    ),
  ),
  {
    ...readOnly(
      text('key', label('Chave de repetição', 'Idempotency key', 'Clave de repetición'), {
        unique: true,
        index: true,
      }),
    ),
    hidden: true,
  },
]
const answerLink: Field = {
  name: 'answer',
  type: 'ui',
  admin: { components: { Field: '/people/leads/answer-link.tsx#AnswerLink' } },
}
const person = (): Field[] => [
  readOnly(text('name', label('Nome', 'Name', 'Nombre'), { required: true, maxLength: 120 })),
  readOnly(
    text('email', label('E-mail', 'E-mail', 'Correo'), {
      required: true,
      index: true,
      maxLength: 254,
    }),
  ),
  readOnly(
    text('phone', label('Telefone ou WhatsApp', 'Phone or WhatsApp', 'Teléfono o WhatsApp'), {
      maxLength: 32,
    }),
  ),
]
const list = (columns: string[], searched: string[]): NonNullable<CollectionConfig['admin']> => ({
  group: groups.forms,
  useAsTitle: 'name',
  defaultColumns: columns,
  listSearchableFields: searched,
  components: { beforeListTable: ['/people/leads/export/export-links.tsx#ExportLinks'] },
})

/** Messages of the contact form. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: {
    singular: label('Mensagem', 'Message', 'Mensaje'),
    plural: label('Mensagens', 'Messages', 'Mensajes'),
  },
  access: accessOf('messages'),
  admin: list(
    ['createdAt', 'name', 'company', 'department', 'product_title', 'status', 'owner', 'locale'],
    ['name', 'email', 'company', 'receipt', 'message'],
  ),
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint('messages')],
  fields: [
    states(
      {
        new: label('Nova', 'New', 'Nueva'),
        open: label('Em andamento', 'In progress', 'En curso'),
        answered: label('Respondida', 'Answered', 'Respondida'),
        archived: label('Arquivada', 'Archived', 'Archivada'),
        suspect: label('Suspeita de robô', 'Suspected robot', 'Sospecha de robot'),
      },
      'new',
    ),
    ...work(),
    answerLink,
    readOnly(one('department', label('Departamento', 'Department', 'Departamento'), 'departments')),
    readOnly(text('product_title', label('Produto', 'Product', 'Producto'))),
    readOnly(
      one(
        'product',
        label('Ficha do produto', 'The product’s document', 'Ficha del producto'),
        'products',
      ),
    ),
    readOnly(textarea('message', label('Mensagem', 'Message', 'Mensaje'), { required: true })),
    ...person(),
    readOnly(text('company', label('Empresa', 'Company', 'Empresa'), { maxLength: 160 })),
    {
      type: 'row',
      fields: [
        readOnly(text('country', label('País', 'Country', 'País'))),
        readOnly(text('region', label('Estado', 'State', 'Estado'), { index: true })),
        readOnly(text('city', label('Cidade', 'City', 'Ciudad'))),
      ],
    },
    ...origin(),
  ],
}

/** Job applications. The CV is a private file, served by `/candidates/:id/cv` to the staff only. */
export const candidates: CollectionConfig = {
  slug: 'candidates',
  labels: {
    singular: label('Candidatura', 'Application', 'Candidatura'),
    plural: label('Candidaturas', 'Applications', 'Candidaturas'),
  },
  access: accessOf('candidates'),
  admin: list(
    ['createdAt', 'name', 'interest', 'education', 'region', 'city', 'status', 'owner'],
    ['name', 'email', 'city', 'receipt'],
  ),
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint('candidates'), cvEndpoint],
  hooks: { afterDelete: [removeCvOfCandidate] },
  fields: [
    states(
      {
        new: label('Nova', 'New', 'Nueva'),
        read: label('Lida', 'Read', 'Leída'),
        interview: label('Entrevista', 'Interview', 'Entrevista'),
        archived: label('Arquivada', 'Archived', 'Archivada'),
        suspect: label('Suspeita de robô', 'Suspected robot', 'Sospecha de robot'),
      },
      'new',
    ),
    ...work(),
    answerLink,
    {
      name: 'cv',
      type: 'ui',
      admin: { components: { Field: '/people/leads/cv-link.tsx#CvLink' } },
    },
    readOnly(
      one(
        'interest',
        label('Área de interesse', 'Area of interest', 'Área de interés'),
        'interests',
      ),
    ),
    {
      type: 'row',
      fields: [
        readOnly(
          one(
            'education',
            label('Escolaridade', 'Education level', 'Nivel educativo'),
            'education-levels',
          ),
        ),
        readOnly(one('training', label('Formação', 'Training', 'Formación'), 'training-levels')),
      ],
    },
    readOnly(textarea('experience', label('Experiência', 'Experience', 'Experiencia'))),
    ...person(),
    {
      type: 'row',
      fields: [
        readOnly(text('region', label('Estado', 'State', 'Estado'), { index: true })),
        readOnly(text('city', label('Cidade', 'City', 'Ciudad'))),
      ],
    },
    {
      type: 'row',
      fields: [
        readOnly(
          text('cv_file', label('Arquivo do currículo', 'CV file', 'Archivo del currículum')),
        ),
        readOnly(number('cv_size', label('Tamanho (bytes)', 'Size (bytes)', 'Tamaño (bytes)'))),
      ],
    },
    ...origin(),
  ],
}

/** Newsletter addresses; only confirmed ones are exported. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: label('Assinante', 'Subscriber', 'Suscriptor'),
    plural: label('Assinantes da newsletter', 'Newsletter subscribers', 'Suscriptores del boletín'),
  },
  access: accessOf('subscribers'),
  admin: {
    ...list(['email', 'status', 'locale', 'createdAt', 'confirmed_at'], ['email']),
    useAsTitle: 'email',
  },
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint('subscribers')],
  fields: [
    readOnly(
      states(
        {
          pending: label('Aguarda confirmar', 'To be confirmed', 'Falta confirmar'),
          confirmed: label('Confirmado', 'Confirmed', 'Confirmado'),
          left: label('Saiu', 'Left', 'Salió'),
        },
        'pending',
      ),
    ),
    readOnly(
      text('email', label('E-mail', 'E-mail', 'Correo'), {
        required: true,
        unique: true,
        index: true,
        maxLength: 254,
      }),
    ),
    readOnly({
      name: 'interests',
      type: 'json',
      label: label('Interesses', 'Interests', 'Intereses'),
    }),
    locale(),
    readOnly(
      text('page', label('Página de origem', 'Source page', 'Página de origen'), {
        maxLength: 300,
      }),
    ),
    readOnly(dateTime('asked_at', label('Pediu em', 'Asked on', 'Pidió el'), { required: true })),
    readOnly(dateTime('confirmed_at', label('Confirmou em', 'Confirmed on', 'Confirmó el'))),
    readOnly(dateTime('left_at', label('Saiu em', 'Left on', 'Salió el'))),
  ],
}

/** Requests of data subjects (LGPD, art. 18), with their legal deadline. */
export const dataRequests: CollectionConfig = {
  slug: 'data-requests',
  labels: {
    singular: label('Pedido de titular', 'Data request', 'Solicitud de datos'),
    plural: label('Pedidos de titulares', 'Data requests', 'Solicitudes de datos'),
  },
  access: accessOf('data-requests'),
  admin: {
    group: groups.forms,
    useAsTitle: 'receipt',
    defaultColumns: ['due_at', 'kind', 'email', 'status', 'owner', 'createdAt'],
    listSearchableFields: ['email', 'receipt'],
  },
  defaultSort: 'due_at',
  endpoints: requestEndpoints,
  fields: [
    states(
      {
        unconfirmed: label(
          'Aguarda confirmar o e-mail',
          'E-mail to be confirmed',
          'Falta confirmar el correo',
        ),
        open: label('A responder', 'To be answered', 'Por responder'),
        done: label('Respondido', 'Answered', 'Respondido'),
      },
      'unconfirmed',
    ),
    ...work(),
    {
      name: 'actions',
      type: 'ui',
      admin: { components: { Field: '/people/privacy/request-actions.tsx#RequestActions' } },
    },
    readOnly(
      select(
        'kind',
        label('Pedido', 'Request', 'Solicitud'),
        {
          confirm: label(
            'Confirmar se há dados',
            'Confirm whether there is data',
            'Confirmar si hay datos',
          ),
          access: label('Acesso', 'Access', 'Acceso'),
          correct: label('Correção', 'Correction', 'Corrección'),
          erase: label('Eliminação', 'Erasure', 'Eliminación'),
          withdraw: label('Retirar consentimento', 'Withdraw consent', 'Retirar consentimiento'),
        },
        { required: true },
      ),
    ),
    readOnly(textarea('message', label('Mensagem', 'Message', 'Mensaje'))),
    ...person().slice(0, 2),
    readOnly(
      dateTime(
        'confirmed_at',
        label('E-mail confirmado em', 'E-mail confirmed on', 'Correo confirmado el'),
      ),
    ),
    readOnly({
      ...dateTime('due_at', label('Responder até', 'Answer by', 'Responder hasta')),
      index: true,
    }),
    ...origin(),
  ],
}
