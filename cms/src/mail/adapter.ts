import { defaultLocale } from '@vitrine/configuration/locales'
import type { EmailAdapter } from 'payload'
import { store } from './outbox.ts'

const textOf = (html: string): string =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()

/**
 * E-mail adapter that stores Payload's own e-mails (password recovery of the staff) in the outbox.
 */
export const outboxAdapter: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'noreply@localhost',
  defaultFromName: 'Vitrine',
  sendEmail: async ({ to, subject, html, text }) => {
    if (typeof to !== 'string') throw new Error('a mail of the panel has one address')
    const written = typeof html === 'string' ? html : ''
    await store(
      { payload },
      {
        to,
        subject: subject ?? '',
        template: 'staff-recovery',
        locale: defaultLocale,
        html: written,
        text: typeof text === 'string' ? text : textOf(written),
        headers: {},
      },
    )
  },
})
