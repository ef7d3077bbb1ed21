import type { Locale } from '@vitrine/configuration/locales'
import { senderOf } from './sender.ts'
import type { Cause } from './sender.ts'
import type { MailData, TemplateName } from '../templates/index.ts'
import type { MailContent, MailTexts, Sender } from '../templates/mail-content.ts'
import { readChangedTexts } from './changed-texts.ts'
import { contentOf } from './content.ts'
import { textFaults } from './faults.ts'
import { mailParts } from '../templates/mail-parts.ts'

/** An e-mail before it is rendered. */
export interface Composed {
  content: MailContent
  sender: Sender
}

/** Texts that can be sent; of the others the log says why the product's are sent in their place. */
function usableTexts(
  { payload }: Cause,
  template: TemplateName,
  { texts, locale }: { texts: MailTexts; locale: Locale },
): MailTexts {
  return Object.fromEntries(
    mailParts.flatMap((part) => {
      const text = texts[part]
      if (text === undefined) return []
      const faults = textFaults(template, part, { text, locale })
      if (!faults) return [[part, text]]
      payload.logger.warn({
        msg: 'a text of a mail cannot be used: the text of the product is sent',
        template,
        locale,
        part,
        ...faults,
      })
      return []
    }),
  )
}

/**
 * Composes an e-mail with the published texts of the company. A text that cannot be used is
 * replaced by that of the product, so that no e-mail is lost for a text.
 */
export async function composeMail(
  cause: Cause,
  mail: MailData & { locale: Locale },
): Promise<Composed> {
  const { template, locale } = mail
  const sender = await senderOf(cause, locale)
  const texts = await readChangedTexts(cause, template, locale)
  return {
    sender,
    content: contentOf(mail, sender, usableTexts(cause, template, { texts, locale })),
  }
}
