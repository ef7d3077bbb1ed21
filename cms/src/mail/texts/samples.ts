import type { Locale } from '@vitrine/configuration/locales'
import { mailTextsTexts } from '#texts/mail-texts.js'
import type { MailData, TemplateData, TemplateName } from '../templates/index.ts'

/** Language and home page of an e-mail of an example. */
interface SampleContext {
  locale: Locale
  /** URL of the site, to which the links of an example lead. */
  home: string
}

type Samples = { [N in TemplateName]: TemplateData<N> }

function samplesIn({ locale, home: link }: SampleContext): Samples {
  const { name, company, department, ...texts } = mailTextsTexts[locale].sample
  const email = 'marina@example.com'
  const receipt = 'V-2026-000123'
  const line = { part_number: 'AB-10', title: texts.product, quantity: 12 }
  const personal = { name, link, login: link, recovery: link }
  const request = { receipt, kind: 'access' as const, link }
  return {
    'member-confirmation': { ...personal, hours: 72 },
    'member-received': personal,
    'member-known': personal,
    'member-notice': { name, company, email, profile: texts.profile, link },
    'member-approved': personal,
    'member-refused': { name, reason: texts.reason },
    'member-blocked': personal,
    'member-recovery': { ...personal, minutes: 60 },
    'member-password-changed': personal,
    'staff-recovery': personal,
    'staff-email-changed': personal,
    'panel-test': {},
    'certificate-expiring': {
      number: '12345',
      standard: 'ISO 9001',
      body: texts.body,
      until: '2030-06-30',
      days: 30,
      link,
    },
    'contact-notice': {
      department,
      receipt,
      message: texts.message,
      name,
      email,
      phone: '',
      company,
      place: texts.place,
      product: texts.product,
      lines: [{ ...line, asked: null }],
      link,
    },
    'contact-receipt': {
      receipt,
      department,
      name,
      product: texts.product,
      lines: [line],
      others: 2,
      list: link,
    },
    'lead-reply': { receipt, text: texts.reply },
    'candidate-receipt': { receipt, months: 6, name, interest: texts.interest },
    'candidate-notice': { receipt, interest: texts.interest, name, place: texts.place, link },
    'newsletter-confirmation': { days: 7, link },
    'data-request-confirmation': { ...request, name, days: 7 },
    'data-request-notice': { ...request, due: '30/06/2030' },
    'translation-review': {
      items: [{ document: texts.product, language: locale, kind: 'review', author: name }],
      count: 3,
      link,
    },
    'publication-stopped': { document: texts.product, codes: line.part_number, link },
  }
}

/** An e-mail with the data of an example, by which the panel shows and tries its texts. */
export const sampleOf = (template: TemplateName, context: SampleContext): MailData =>
  ({ template, data: samplesIn(context)[template] }) as MailData
