import type { Locale } from '@vitrine/contract/locales'

/** What a mail says, before it has a look: templates write it, `html.ts` and `text.ts` print it. */
export interface Letter {
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
  origin: string
}
