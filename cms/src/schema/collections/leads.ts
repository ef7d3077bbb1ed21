import { defaultLocale } from '@vitrine/configuration/locales'
import type { CollectionConfig, Field } from 'payload'
import { accessOf } from '#src/platform/access/access.ts'
import { dateTime, number, one, select, text, textarea } from '#src/content/fields/plain.ts'
import { labelsOf, languageNames } from '#src/platform/labels.ts'
import { leadsTexts } from '#texts/leads.js'
import type { Label } from '#src/platform/labels.ts'
import { removeAttachmentsOfMessage } from '#src/people/leads/attachments/attachment-store.ts'
import { removeCvOfCandidate } from '#src/people/leads/cv-store.ts'
import { recordLeadChange } from '#src/people/inbox/lead-history.ts'
import { removeReplyFilesOfLead } from '#src/people/inbox/reply-files.ts'
import { ownWords } from '#src/publishing/references/relations.ts'

const labels = labelsOf(leadsTexts)

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
    select('locale', labels.language, languageNames, {
      required: true,
      defaultValue: defaultLocale,
    }),
  )

const states = (choices: Record<string, Label>, defaultValue: string): Field =>
  inSidebar({
    ...select('status', labels.state, choices, {
      required: true,
      defaultValue,
    }),
    index: true,
  } as Field)

/** Fields of the work on a lead: its owner and the notes of the staff. */
const work = (): Field[] => [
  inSidebar({
    ...one('owner', labels.owner, 'users'),
    admin: {
      components: {
        Field: '/admin/list-actions/owner-field.tsx#OwnerField',
        Cell: '/admin/fields/owner-cell.tsx#OwnerCell',
      },
    },
  }),
  inSidebar(
    textarea('notes', labels.notesOfTheStaff, {
      maxLength: 5000,
    }),
  ),
]
/** Date on which an unanswered lead returns to the inbox. */
const reminder = (): Field =>
  inSidebar(dateTime('remind_at', labels.reminder, { admin: { description: labels.reminderHint } }))
const origin = (): Field[] => [
  readOnly(
    text('receipt', labels.receipt, {
      required: true,
      unique: true,
      index: true,
    }),
  ),
  locale(),
  readOnly(text('page', labels.sourcePage, { maxLength: 300 })),
  readOnly(dateTime('consented_at', labels.agreedToThePolicyOn)),
  {
    ...readOnly(
      text('key', labels.idempotencyKey, {
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
  admin: { components: { Field: '/admin/inbox/answer-link.tsx#AnswerLink' } },
}
const person = (): Field[] => [
  readOnly(text('name', labels.name, { required: true, maxLength: 120 })),
  readOnly(
    text('email', labels.eMail, {
      required: true,
      index: true,
      maxLength: 254,
    }),
  ),
  readOnly(
    text('phone', labels.phoneOrWhatsapp, {
      maxLength: 32,
    }),
  ),
]
const list = (columns: string[], searched: string[]): NonNullable<CollectionConfig['admin']> => ({
  useAsTitle: 'name',
  defaultColumns: columns,
  listSearchableFields: searched,
  components: { beforeListTable: ['/admin/inbox/export-links.tsx#ExportLinks'] },
})

/** Messages of the contact form. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: {
    singular: labels.message,
    plural: labels.messages,
  },
  access: accessOf('messages'),
  admin: list(
    ['createdAt', 'name', 'company', 'department', 'product_title', 'status', 'owner', 'locale'],
    ['name', 'email', 'company', 'receipt', 'message'],
  ),
  defaultSort: '-createdAt',
  hooks: {
    afterChange: [recordLeadChange('messages')],
    afterDelete: [removeAttachmentsOfMessage, removeReplyFilesOfLead],
  },
  fields: [
    states(
      {
        new: labels.new,
        open: labels.inProgress,
        waiting: labels.waiting,
        answered: labels.answered,
        archived: labels.archived,
        suspect: labels.suspectedRobot,
      },
      'new',
    ),
    ...work(),
    reminder(),
    answerLink,
    readOnly(one('department', labels.department, 'departments')),
    readOnly(text('product_title', labels.product)),
    readOnly({ ...one('product', labels.theProductsDocument, 'products'), custom: ownWords }),
    readOnly(textarea('message', labels.message, { required: true })),
    readOnly({
      name: 'lines',
      type: 'array',
      labels: { singular: labels.line, plural: labels.lines },
      label: labels.lines,
      admin: { condition: (message) => (message?.['lines']?.length ?? 0) > 0 },
      fields: [
        {
          type: 'row',
          fields: [
            text('part_number', labels.partNumber, { required: true }),
            text('title', labels.product),
            number('quantity', labels.quantity),
            text('asked', labels.askedAs),
          ],
        },
      ],
    }),
    readOnly({
      name: 'attachments',
      type: 'json',
      label: labels.attachments,
      admin: {
        condition: (message) => (message?.['attachments']?.length ?? 0) > 0,
        components: {
          Field: '/admin/inbox/attachments-field.tsx#AttachmentsField',
        },
      },
    }),
    ...person(),
    readOnly(text('company', labels.company, { maxLength: 160 })),
    {
      type: 'row',
      fields: [
        readOnly(text('country', labels.country)),
        readOnly(text('region', labels.state2, { index: true })),
        readOnly(text('city', labels.city)),
      ],
    },
    ...origin(),
  ],
}

/** Job applications. The CV is a private file, served by `/candidates/:id/cv` to the staff only. */
export const candidates: CollectionConfig = {
  slug: 'candidates',
  labels: {
    singular: labels.application,
    plural: labels.applications,
  },
  access: accessOf('candidates'),
  admin: list(
    ['createdAt', 'name', 'interest', 'education', 'region', 'city', 'status', 'owner'],
    ['name', 'email', 'city', 'receipt'],
  ),
  defaultSort: '-createdAt',
  hooks: {
    afterChange: [recordLeadChange('candidates')],
    afterDelete: [removeCvOfCandidate, removeReplyFilesOfLead],
  },
  fields: [
    states(
      {
        new: labels.new,
        read: labels.read,
        waiting: labels.waiting,
        answered: labels.answered,
        interview: labels.interview,
        archived: labels.archived,
        suspect: labels.suspectedRobot,
      },
      'new',
    ),
    ...work(),
    reminder(),
    answerLink,
    {
      name: 'cv',
      type: 'ui',
      admin: { components: { Field: '/admin/inbox/cv-link.tsx#CvLink' } },
    },
    readOnly(one('interest', labels.areaOfInterest, 'interests')),
    {
      type: 'row',
      fields: [
        readOnly(one('education', labels.educationLevel, 'education-levels')),
        readOnly(one('training', labels.training, 'training-levels')),
      ],
    },
    readOnly(textarea('experience', labels.experience)),
    ...person(),
    {
      type: 'row',
      fields: [
        readOnly(text('region', labels.state2, { index: true })),
        readOnly(text('city', labels.city)),
      ],
    },
    {
      type: 'row',
      fields: [readOnly(text('cv_file', labels.cvFile)), readOnly(number('cv_size', labels.size))],
    },
    ...origin(),
  ],
}

/** Newsletter subscribers; only confirmed ones are exported. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: labels.subscriber,
    plural: labels.newsletterSubscribers,
  },
  access: accessOf('subscribers'),
  admin: {
    ...list(['email', 'status', 'locale', 'createdAt', 'confirmed_at'], ['email']),
    useAsTitle: 'email',
  },
  defaultSort: '-createdAt',
  fields: [
    readOnly(
      states(
        {
          pending: labels.toBeConfirmed,
          confirmed: labels.confirmed,
          left: labels.left,
        },
        'pending',
      ),
    ),
    readOnly(
      text('email', labels.eMail, {
        required: true,
        unique: true,
        index: true,
        maxLength: 254,
      }),
    ),
    readOnly({
      name: 'interests',
      type: 'json',
      label: labels.interests,
    }),
    locale(),
    readOnly(
      text('page', labels.sourcePage, {
        maxLength: 300,
      }),
    ),
    readOnly(dateTime('asked_at', labels.askedOn, { required: true })),
    readOnly(dateTime('confirmed_at', labels.confirmedOn)),
    readOnly(dateTime('left_at', labels.leftOn)),
  ],
}

/** Requests of data subjects (LGPD, art. 18), with their legal deadline. */
export const dataRequests: CollectionConfig = {
  slug: 'data-requests',
  labels: {
    singular: labels.dataRequest,
    plural: labels.dataRequests,
  },
  access: accessOf('data-requests'),
  admin: {
    useAsTitle: 'receipt',
    defaultColumns: ['due_at', 'kind', 'email', 'status', 'owner', 'createdAt'],
    listSearchableFields: ['email', 'receipt'],
  },
  defaultSort: 'due_at',
  fields: [
    states(
      {
        unconfirmed: labels.eMailToBeConfirmed,
        open: labels.toBeAnswered,
        done: labels.answered2,
      },
      'unconfirmed',
    ),
    ...work(),
    {
      name: 'actions',
      type: 'ui',
      admin: { components: { Field: '/admin/list-actions/request-actions.tsx#RequestActions' } },
    },
    readOnly(
      select(
        'kind',
        labels.request,
        {
          confirm: labels.confirmWhetherThereIsData,
          access: labels.access,
          correct: labels.correction,
          erase: labels.erasure,
          withdraw: labels.withdrawConsent,
        },
        { required: true },
      ),
    ),
    readOnly(textarea('message', labels.message)),
    ...person().slice(0, 2),
    readOnly(dateTime('confirmed_at', labels.eMailConfirmedOn)),
    readOnly({
      ...dateTime('due_at', labels.answerBy),
      index: true,
    }),
    ...origin(),
  ],
}
