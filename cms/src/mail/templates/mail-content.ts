import type { Locale } from '@vitrine/contract/locales'

/** What a mail says, before it has a look: templates write it, `html.ts` and `text.ts` print it. */
export interface MailContent {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Names with their values, one a line. */
  facts?: [name: string, value: string][]
  /** Said small, below: how long a link holds, what to do if it was not you. */
  note?: string
}

/** Who writes, in the mail's language; from the layout that the staff keep. */
export interface Sender {
  locale: Locale
  company: string
  address: string
  phone: string
  /** Where an answer is read; empty: the staff named none. */
  email: string
  /** The company's home in the mail's language. */
  home: string
  /** The page with every way to reach the company, in the mail's language. */
  contact: string
  origin: string
}

/**
 * Footer of a mail: who writes, how to answer (telephone, address, the contact page), the home in
 * its language.
 */
export function footerOf(sender: Sender): string[] {
  const answer = { br: 'Fale conosco', en: 'Contact us', es: 'Contáctenos' }[sender.locale]
  return [
    [sender.company, sender.address].filter(Boolean).join(' · '),
    [sender.phone, sender.email].filter(Boolean).join(' · '),
    `${answer}: ${sender.contact}`,
    sender.home,
  ].filter((line) => line !== '')
}
