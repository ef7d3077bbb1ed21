import type { CollectionConfig } from 'payload'
import { accessOf } from '#src/platform/access/access.ts'
import { dateTime, number, select, text, textarea } from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import { resendEndpoint } from '#src/mail/resend-endpoint.ts'
import { groups } from './define.ts'

/**
 * Outbox as the staff see it: recipient, subject, state. The content, with links that grant access,
 * is in the table `mail_bodies` until the mail is sent; no Payload API exposes it.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: {
    singular: label('E-mail', 'Mail', 'Correo'),
    plural: label('Caixa de saída', 'Outbox', 'Bandeja de salida'),
  },
  access: accessOf('mails'),
  admin: {
    group: groups.system,
    useAsTitle: 'subject',
    listSearchableFields: ['to', 'subject'],
    defaultColumns: ['createdAt', 'to', 'subject', 'state', 'attempts', 'sent_at'],
    components: { beforeListTable: ['/admin/list-actions/send-again.tsx#SendAgain'] },
  },
  endpoints: [resendEndpoint],
  defaultSort: '-createdAt',
  fields: [
    {
      ...select(
        'state',
        label('Situação', 'State', 'Situación'),
        {
          waiting: label('Na fila', 'Waiting', 'En cola'),
          sent: label('Enviado', 'Sent', 'Enviado'),
          failed: label('Falhou', 'Failed', 'Falló'),
        },
        { required: true, defaultValue: 'waiting' },
      ),
      index: true,
    } as CollectionConfig['fields'][number],
    text('to', label('Para', 'To', 'Para'), { required: true, index: true }),
    text('subject', label('Assunto', 'Subject', 'Asunto'), { required: true }),
    text('template', label('Modelo', 'Template', 'Plantilla'), { required: true }),
    text('locale', label('Idioma', 'Language', 'Idioma'), { required: true }),
    text('message_id', label('Message-ID', 'Message-ID', 'Message-ID'), {
      required: true,
      unique: true,
    }),
    number('attempts', label('Tentativas', 'Attempts', 'Intentos'), {
      required: true,
      defaultValue: 0,
    }),
    dateTime('next_at', label('Próxima tentativa', 'Next attempt', 'Próximo intento'), {
      index: true,
    }),
    dateTime('sent_at', label('Enviado em', 'Sent on', 'Enviado el')),
    textarea(
      'error',
      label('O que o servidor disse', 'What the server said', 'Qué dijo el servidor'),
    ),
  ],
}
