import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { mailContentTexts } from '#texts/mail-content.js'

/** Content of an e-mail, rendered by `html.ts` and `text.ts`. */
export interface MailContent {
  subject: string
  /** Preheader, shown by e-mail clients next to the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** Main action, shown as a button. */
  action?: { label: string; url: string }
  /** Names with values, one per line. */
  facts?: [name: string, value: string][]
  /** Small print: validity of a link, advice to an unintended recipient. */
  note?: string
}

/** Sender data from the layout global, in the e-mail's language. */
export interface Sender {
  locale: Locale
  company: string
  appearance: Answer<'appearance-read'>
  address: string
  phone: string
  /** Reply address; may be empty. */
  email: string
  /** URL of the home page in the e-mail's language. */
  home: string
  /** URL of the contact page in the e-mail's language. */
  contact: string
  origin: string
}

/** Footer lines: company and address, telephone and e-mail address, contact page, home page. */
export function footerOf(sender: Sender): string[] {
  return [
    [sender.company, sender.address].filter(Boolean).join(' · '),
    [sender.phone, sender.email].filter(Boolean).join(' · '),
    mailContentTexts[sender.locale].contact({ link: sender.contact }),
    sender.home,
  ].filter((line) => line !== '')
}

/** Subject, preheader and heading of an e-mail whose subject names the company. */
export const headOf = (
  {
    subject,
    preview,
    heading,
  }: { subject: (values: { company: string }) => string; preview: string; heading: string },
  company: string,
): Pick<MailContent, 'subject' | 'preview' | 'heading'> => ({
  subject: subject({ company }),
  preview,
  heading,
})

/** Facts that have a value. */
export const filled = (facts: [name: string, value: string][]): [string, string][] =>
  facts.filter(([, value]) => value !== '')

/** Function that renders template data to the content of an e-mail. */
export type Template<Data> = (data: Data, sender: Sender) => MailContent
