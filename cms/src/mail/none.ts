import type { EmailAdapter } from 'payload'

/** Until a mail server is configured nothing is sent, and whoever asked for it is told so. */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'noreply@localhost',
  defaultFromName: 'Vitrine',
  sendEmail: async (message) => {
    payload.logger.warn({ msg: 'mail not sent: no mail server is configured', subject: message.subject })
    throw new Error('No mail server is configured.')
  },
})
