import type { CollectionConfig } from 'payload'
import { accessOf } from '#src/platform/access/access.ts'
import { dateTime, number, select, text, textarea } from '#src/content/fields/plain.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { mailsTexts } from '#texts/mails.js'

const labels = labelsOf(mailsTexts)

/**
 * Outbox for the staff: recipient, subject, state. The content, with links that grant access, is in
 * the table `mail_bodies` until the e-mail is sent; no Payload API exposes it.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: {
    singular: labels.mail,
    plural: labels.outbox,
  },
  access: accessOf('mails'),
  admin: {
    useAsTitle: 'subject',
    listSearchableFields: ['to', 'subject'],
    defaultColumns: ['createdAt', 'to', 'subject', 'state', 'attempts', 'sent_at'],
    components: { beforeListTable: ['/admin/list-actions/lazy-actions.tsx#LazySendAgain'] },
  },
  defaultSort: '-createdAt',
  fields: [
    {
      ...select(
        'state',
        labels.state,
        {
          waiting: labels.waiting,
          sent: labels.sent,
          failed: labels.failed,
        },
        { required: true, defaultValue: 'waiting' },
      ),
      index: true,
    } as CollectionConfig['fields'][number],
    text('to', labels.to, { required: true, index: true }),
    text('subject', labels.subject, { required: true }),
    text('template', labels.template, { required: true }),
    text('locale', labels.language, { required: true }),
    text('message_id', labels.messageId, {
      required: true,
      unique: true,
    }),
    number('attempts', labels.attempts, {
      required: true,
      defaultValue: 0,
    }),
    dateTime('next_at', labels.nextAttempt, {
      index: true,
    }),
    dateTime('sent_at', labels.sentOn),
    textarea('error', labels.whatTheServerSaid),
  ],
}
