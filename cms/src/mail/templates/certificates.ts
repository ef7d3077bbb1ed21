import { formatDate } from '@vitrine/configuration/format'
import { mailContentTexts } from '#texts/mail-content.js'
import { filled, mailKind } from './mail-content.ts'

/** To the owner of a certificate; `until`: last day of its validity; `days`: days left. */
export const certificateExpiring = mailKind<{
  number: string
  standard: string
  body: string
  until: string
  days: number
  link: string
}>()({
  group: 'staff',
  key: 'certificateExpiring',
  variables: { standard: false, number: true, when: false, date: true },
  write: ({ number, standard, body, until, days, link }, { locale }) => {
    const { certificateExpiring: texts } = mailContentTexts[locale]
    const date = formatDate(until, locale)
    return {
      values: { standard, number, date, when: texts.when({ days }) },
      facts: filled([
        [texts.number, number],
        [texts.standard, standard],
        [texts.body, body],
        [texts.until, date],
      ]),
      url: link,
    }
  },
})
