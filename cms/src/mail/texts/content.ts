import { mailContentTexts } from '#texts/mail-content.js'
import { templates } from '../templates/index.ts'
import type { MailData } from '../templates/index.ts'
import type { MailContent, MailTexts, MailValues, Sender } from '../templates/mail-content.ts'
import { productTexts } from './product-texts.ts'
import { fillVariables } from './variables.ts'

/** Paragraphs of a text, which blank lines divide. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/**
 * Content of an e-mail from its texts and data.
 *
 * @param texts - Texts in place of the product's; a place without one follows the product.
 */
export function contentOf(
  { template, data }: MailData,
  sender: Sender,
  texts: MailTexts = {},
): MailContent {
  const write = templates[template].write as (data: unknown, sender: Sender) => MailValues<string>
  const { values, url, facts, preview, more } = write(data, sender)
  const worded = { ...productTexts(template, sender.locale), ...texts }
  const fill = (text = ''): string => fillVariables(text, { company: sender.company, ...values })
  const note = [more ?? '', fill(worded.note)].filter(Boolean).join('\n\n')
  const label = worded.action ?? mailContentTexts[sender.locale].openInPanel
  return {
    subject: fill(worded.subject),
    preview: preview ?? fill(worded.preview),
    heading: fill(worded.heading),
    paragraphs: paragraphsOf(fill(worded.text)),
    ...(facts ? { facts } : {}),
    ...(url === undefined ? {} : { action: { label: fill(label), url } }),
    ...(note === '' ? {} : { note }),
  }
}
