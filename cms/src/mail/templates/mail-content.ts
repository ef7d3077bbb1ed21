import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { mailContentTexts } from '#texts/mail-content.js'
import type { MailPart } from './mail-parts.ts'

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

/** Facts that have a value. */
export const filled = (facts: [name: string, value: string][]): [string, string][] =>
  facts.filter(([, value]) => value !== '')

/** What an e-mail says besides its texts. */
export interface MailValues<Variable extends string> {
  /** Values of the variables, in the e-mail's language. */
  values: Record<Variable, string>
  /** URL of the button; without it there is no button. */
  url?: string | undefined
  facts?: [name: string, value: string][]
  /** Preheader of an e-mail whose texts have none. */
  preview?: string
  /** Small print before the note. */
  more?: string
}

/** Catalogue of a language without what several e-mails share. */
type Catalogue = (typeof mailContentTexts)[Locale]

/** Keys of the catalogue that hold the texts of an e-mail. */
export type MailKey = {
  [K in keyof Catalogue]: Catalogue[K] extends { subject: unknown; heading: unknown } ? K : never
}[keyof Catalogue]

/** Recipients of an e-mail, by which the panel groups the e-mails. */
export type MailGroup = 'contact' | 'members' | 'privacy' | 'staff'

/**
 * Row of the table of e-mails. `Variables`: names of the values that its texts can name; true: a
 * text that names it in the product has to name it in the words of the company too, since the
 * e-mail does not serve its purpose without it.
 */
export interface MailKind<Data, Variable extends string> {
  group: MailGroup
  /** Texts of the product in the catalogue `mail-content`. */
  key: MailKey
  variables: Record<Variable, boolean>
  write: (data: Data, sender: Sender) => MailValues<Variable>
}

/** Defines a row with the precise names of its variables. */
export const mailKind =
  <Data>() =>
  <Variable extends string>(kind: MailKind<Data, Variable>): MailKind<Data, Variable> =>
    kind

/** Texts of an e-mail, with their variables as `{name}`. */
export type MailTexts = Partial<Record<MailPart, string>>
