import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { templateNames } from '#src/mail/templates/index.ts'
import { mailParts, partLengths } from '#src/mail/templates/mail-parts.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { messageShape } from '#src/platform/panel-calls/shapes.ts'
import { mailTextsTexts } from '#texts/mail-texts.js'

const labels = labelsOf(mailTextsTexts)

/** A longer text is refused by its field, with a sentence; this bounds what is read. */
const typed = z
  .string()
  .max(2 * partLengths.text)
  .refine(isStorable)

/** An e-mail with texts as they are typed; a text that is absent is the product's. */
const typedMail = z.strictObject({
  mail: z.enum(templateNames),
  locale: z.enum(localeCodes),
  texts: z.partialRecord(z.enum(mailParts), typed),
})

/** Calls of the form of an e-mail's texts. */
export const mailTextCalls = {
  'mail-texts.preview': panelCall({
    summary: 'Renders an e-mail with typed texts and the data of an example.',
    roles: permissions['mail-texts'].read,
    unreadable: labels.unreadable,
    body: typedMail,
    answer: z.object({
      from: z.string(),
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** Texts that cannot be used; the product's are shown in their place. */
      refused: z.array(z.string()),
    }),
  }),
  'mail-texts.test': panelCall({
    summary: 'Sends an e-mail with typed texts and the data of an example to the account.',
    roles: permissions['mail-texts'].read,
    unreadable: labels.unreadable,
    body: typedMail,
    answer: messageShape,
    refusals: [409, 422],
  }),
}
