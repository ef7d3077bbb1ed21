import { formatDate } from '@vitrine/configuration/format'
import { mailContentTexts } from '#texts/mail-content.js'
import { filled } from './mail-content.ts'
import type { Template } from './mail-content.ts'

/** To the owner of a certificate; `until`: last day of its validity; `days`: days left. */
export const certificateExpiring: Template<{
  number: string
  standard: string
  body: string
  until: string
  days: number
  link: string
}> = ({ number, standard, body, until, days, link }, { locale }) => {
  const { openInPanel, certificateExpiring: texts } = mailContentTexts[locale]
  const date = formatDate(until, locale)
  return {
    subject: texts.subject({ standard, number, days }),
    preview: texts.preview({ date }),
    heading: texts.heading,
    paragraphs: [texts.text({ date })],
    facts: filled([
      [texts.number, number],
      [texts.standard, standard],
      [texts.body, body],
      [texts.until, date],
    ]),
    action: { label: openInPanel, url: link },
    note: texts.note,
  }
}
