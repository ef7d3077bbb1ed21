import { privacyAnswerDays } from '@vitrine/configuration/country-pack'
import { formatNumber } from '@vitrine/configuration/format'
import { defaultLocale } from '@vitrine/configuration/locales'
import { mailContentTexts } from '#texts/mail-content.js'
import { filled, headOf } from './mail-content.ts'
import type { Template } from './mail-content.ts'

type RequestKind = 'confirm' | 'access' | 'correct' | 'erase' | 'withdraw'

/** Reply of the staff to a lead, in the sender's language. `text`: paragraphs by blank lines. */
export const leadReply: Template<{ receipt: string; text: string }> = (
  { receipt, text },
  { locale, company },
) => {
  const { leadReply: texts } = mailContentTexts[locale]
  return {
    subject: texts.subject({ receipt, company }),
    preview: text.slice(0, 120),
    heading: texts.heading({ receipt }),
    paragraphs: text
      .split(/\n[ \t]*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    note: texts.note,
  }
}

/** To the department: the message and a link to the panel. */
export const contactNotice: Template<{
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
}> = ({
  department,
  receipt,
  message,
  lines = [],
  attachments = [],
  name,
  email,
  phone,
  company,
  place,
  product,
  link,
}) => {
  const { openInPanel, facts, contactNotice: texts } = mailContentTexts[defaultLocale]
  return {
    subject: texts.subject({ department, receipt }),
    preview: message.slice(0, 120),
    heading: texts.heading({ department }),
    paragraphs: [message],
    facts: filled([
      [facts.name, name],
      [facts.email, email],
      [facts.phone, phone],
      [facts.company, company],
      [facts.place, place],
      [facts.product, product],
      [facts.receipt, receipt],
      [facts.attachments, attachments.join(', ')],
      ...lines.map(({ part_number: code, title, quantity, asked }): [string, string] => {
        const line = texts.line({
          quantity: quantity === null ? texts.unstated : formatNumber(quantity, defaultLocale),
          title: title ?? texts.unknown,
        })
        return [code, asked === null ? line : texts.asked({ line, asked })]
      }),
    ]),
    action: { label: openInPanel, url: link },
    note: texts.note,
  }
}

/**
 * Confirmation to the sender with the receipt number, and the known part numbers of a quotation.
 * Does not repeat the message or unknown lines: the e-mail address may belong to somebody else, and
 * the form must not send free text through the company.
 */
export const contactReceipt: Template<{
  receipt: string
  department: string
  name: string
  product: string
  lines?: { part_number: string; title: string; quantity: number | null }[]
  /** Number of lines that are not in the catalogue. */
  others?: number
  /** URL of the list on the site. */
  list?: string
}> = (
  { receipt, department, name, product, lines = [], others = 0, list },
  { locale, company },
) => {
  const { greeting, facts, contactReceipt: texts } = mailContentTexts[locale]
  return {
    subject: texts.subject({ receipt }),
    preview: texts.preview({ receipt }),
    heading: texts.heading,
    paragraphs: [greeting({ name }), texts.text({ department })],
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
    ...(list === undefined ? {} : { action: { label: texts.list, url: list } }),
    note: texts.note({ company }),
  }
}

/** Confirmation to a candidate; `months`: retention period of the application. */
export const candidateReceipt: Template<{
  receipt: string
  months: number
  name: string
  interest: string
}> = ({ receipt, months, name, interest }, { locale, company }) => {
  const { greeting, facts, candidateReceipt: texts } = mailContentTexts[locale]
  return {
    subject: texts.subject({ receipt }),
    preview: texts.preview({ receipt }),
    heading: texts.heading,
    paragraphs: [greeting({ name }), texts.text],
    facts: filled([
      [facts.receipt, receipt],
      [facts.interest, interest],
    ]),
    note: texts.note({ months, company }),
  }
}

/** To the staff; the CV is only available in the panel. */
export const candidateNotice: Template<{
  receipt: string
  interest: string
  name: string
  place: string
  link: string
}> = ({ receipt, interest, name, place, link }) => {
  const { openInPanel, facts, candidateNotice: texts } = mailContentTexts[defaultLocale]
  return {
    subject: texts.subject({ receipt }),
    preview: texts.preview({ interest }),
    heading: texts.heading,
    paragraphs: [texts.text],
    facts: filled([
      [facts.name, name],
      [facts.interest, interest],
      [facts.place, place],
      [facts.receipt, receipt],
    ]),
    action: { label: openInPanel, url: link },
  }
}

/**
 * Double opt-in: no other e-mail is sent before the owner of the e-mail address opens this link.
 */
export const newsletterConfirmation: Template<{ days: number; link: string }> = (
  { days, link },
  { locale, company },
) => {
  const { newsletterConfirmation: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [texts.text({ company })],
    action: { label: texts.action, url: link },
    note: texts.note({ days }),
  }
}

/** Confirmation link of a data request: only the owner of the e-mail address may request data. */
export const dataRequestConfirmation: Template<{
  receipt: string
  days: number
  name: string
  kind: RequestKind
  link: string
}> = ({ receipt, days, name, kind, link }, { locale, company }) => {
  const { greeting, facts, requests, dataRequestConfirmation: texts } = mailContentTexts[locale]
  return {
    subject: texts.subject({ receipt }),
    preview: texts.preview,
    heading: texts.heading,
    paragraphs: [greeting({ name }), texts.text({ company, days: privacyAnswerDays })],
    facts: filled([
      [facts.request, requests[kind]],
      [facts.receipt, receipt],
    ]),
    action: { label: texts.action, url: link },
    note: texts.note({ days }),
  }
}

/**
 * To the data protection contact: a confirmed data request, and the date until which it must be
 * answered.
 */
export const dataRequestNotice: Template<{
  receipt: string
  due: string
  kind: RequestKind
  link: string
}> = ({ receipt, due, kind, link }) => {
  const { openInPanel, facts, requests, dataRequestNotice: texts } = mailContentTexts[defaultLocale]
  return {
    subject: texts.subject({ receipt, due }),
    preview: requests[kind],
    heading: texts.heading,
    paragraphs: [texts.text({ days: privacyAnswerDays })],
    facts: filled([
      [facts.request, requests[kind]],
      [facts.due, due],
      [facts.receipt, receipt],
    ]),
    action: { label: openInPanel, url: link },
  }
}
