import { privacyAnswerDays } from '@vitrine/configuration/country-pack'
import { formatNumber } from '@vitrine/configuration/format'
import { mailContentTexts } from '#texts/mail-content.js'
import { filled, mailKind } from './mail-content.ts'

type RequestKind = 'confirm' | 'access' | 'correct' | 'erase' | 'withdraw'

/** Maximum length of a preheader that is the beginning of a text, characters. */
const previewLength = 120

/** Reply of the staff to a lead, in the sender's language. `text`: paragraphs by blank lines. */
export const leadReply = mailKind<{ receipt: string; text: string }>()({
  group: 'contact',
  key: 'leadReply',
  variables: { receipt: true, text: true },
  write: ({ receipt, text }) => ({
    values: { receipt, text },
    preview: text.slice(0, previewLength),
  }),
})

/** To the department: the message and a link to the panel. */
export const contactNotice = mailKind<{
  department: string
  receipt: string
  message: string
  name: string
  email: string
  phone: string
  company: string
  place: string
  product: string
  /** `asked`: other maker's number that the sender asked for. */
  lines?: {
    part_number: string
    title: string | null
    quantity: number | null
    asked: string | null
  }[]
  /** Names of the attached files, which are only available in the panel. */
  attachments?: string[]
  link: string
}>()({
  group: 'staff',
  key: 'contactNotice',
  variables: { department: false, receipt: true, message: true },
  write: ({ department, receipt, message, lines = [], attachments = [], ...data }, { locale }) => {
    const { facts, contactNotice: texts } = mailContentTexts[locale]
    return {
      values: { department, receipt, message },
      preview: message.slice(0, previewLength),
      facts: filled([
        [facts.name, data.name],
        [facts.email, data.email],
        [facts.phone, data.phone],
        [facts.company, data.company],
        [facts.place, data.place],
        [facts.product, data.product],
        [facts.receipt, receipt],
        [facts.attachments, attachments.join(', ')],
        ...lines.map(({ part_number: code, title, quantity, asked }): [string, string] => {
          const line = texts.line({
            quantity: quantity === null ? texts.unstated : formatNumber(quantity, locale),
            title: title ?? texts.unknown,
          })
          return [code, asked === null ? line : texts.asked({ line, asked })]
        }),
      ]),
      url: data.link,
    }
  },
})

/**
 * Confirmation to the sender with the receipt number, and the known part numbers of a quotation.
 * Does not repeat the message or unknown lines: the e-mail address may belong to somebody else, and
 * the form must not send free text through the company.
 */
export const contactReceipt = mailKind<{
  receipt: string
  department: string
  name: string
  product: string
  lines?: { part_number: string; title: string; quantity: number | null }[]
  /** Number of lines that are not in the catalogue. */
  others?: number
  /** URL of the list on the site. */
  list?: string
}>()({
  group: 'contact',
  key: 'contactReceipt',
  variables: { name: false, department: false, receipt: true },
  write: ({ receipt, department, name, product, lines = [], others = 0, list }, { locale }) => {
    const { facts, contactReceipt: texts } = mailContentTexts[locale]
    return {
      values: { name, department, receipt },
      facts: filled([
        [facts.receipt, receipt],
        [facts.product, product],
        ...lines.map(({ part_number: code, title, quantity }): [string, string] => [
          code,
          texts.line({
            quantity: quantity === null ? texts.unstated : formatNumber(quantity, locale),
            title,
          }),
        ]),
        ...(others > 0
          ? [[texts.others, texts.othersCount({ count: others })] as [string, string]]
          : []),
      ]),
      url: list,
    }
  },
})

/** Confirmation to a candidate; `months`: retention period of the application. */
export const candidateReceipt = mailKind<{
  receipt: string
  months: number
  name: string
  interest: string
}>()({
  group: 'contact',
  key: 'candidateReceipt',
  variables: { name: false, receipt: true, months: true },
  write: ({ receipt, months, name, interest }, { locale }) => {
    const { facts } = mailContentTexts[locale]
    return {
      values: { name, receipt, months: formatNumber(months, locale) },
      facts: filled([
        [facts.receipt, receipt],
        [facts.interest, interest],
      ]),
    }
  },
})

/** To the staff; the CV is only available in the panel. */
export const candidateNotice = mailKind<{
  receipt: string
  interest: string
  name: string
  place: string
  link: string
}>()({
  group: 'staff',
  key: 'candidateNotice',
  variables: { interest: false, receipt: true },
  write: ({ receipt, interest, name, place, link }, { locale }) => {
    const { facts } = mailContentTexts[locale]
    return {
      values: { interest, receipt },
      facts: filled([
        [facts.name, name],
        [facts.interest, interest],
        [facts.place, place],
        [facts.receipt, receipt],
      ]),
      url: link,
    }
  },
})

/**
 * Double opt-in: no other e-mail is sent before the owner of the e-mail address opens this link.
 */
export const newsletterConfirmation = mailKind<{ days: number; link: string }>()({
  group: 'privacy',
  key: 'newsletterConfirmation',
  variables: { days: true },
  write: ({ days, link }, { locale }) => ({
    values: { days: formatNumber(days, locale) },
    url: link,
  }),
})

/** Confirmation link of a data request: only the owner of the e-mail address may request data. */
export const dataRequestConfirmation = mailKind<{
  receipt: string
  days: number
  name: string
  kind: RequestKind
  link: string
}>()({
  group: 'privacy',
  key: 'dataRequestConfirmation',
  variables: { name: false, receipt: true, answerDays: true, days: true },
  write: ({ receipt, days, name, kind, link }, { locale }) => {
    const { facts, requests } = mailContentTexts[locale]
    return {
      values: {
        name,
        receipt,
        days: formatNumber(days, locale),
        answerDays: formatNumber(privacyAnswerDays, locale),
      },
      facts: filled([
        [facts.request, requests[kind]],
        [facts.receipt, receipt],
      ]),
      url: link,
    }
  },
})

/**
 * To the data protection contact: a confirmed data request, and the date until which it must be
 * answered.
 */
export const dataRequestNotice = mailKind<{
  receipt: string
  due: string
  kind: RequestKind
  link: string
}>()({
  group: 'staff',
  key: 'dataRequestNotice',
  variables: { receipt: true, due: true, answerDays: true },
  write: ({ receipt, due, kind, link }, { locale }) => {
    const { facts, requests } = mailContentTexts[locale]
    return {
      values: { receipt, due, answerDays: formatNumber(privacyAnswerDays, locale) },
      preview: requests[kind],
      facts: filled([
        [facts.request, requests[kind]],
        [facts.due, due],
        [facts.receipt, receipt],
      ]),
      url: link,
    }
  },
})
