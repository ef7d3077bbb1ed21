import { isApiError } from '@vitrine/contract/errors'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { logoId, writeHtml } from '#src/mail/html.ts'
import { drawLogo } from '#src/mail/logo-attachment.ts'
import { storeComposed } from '#src/mail/outbox.ts'
import { mailParts } from '#src/mail/templates/mail-parts.ts'
import type { MailPart } from '#src/mail/templates/mail-parts.ts'
import { textsAmong } from '#src/mail/texts/basis.ts'
import { contentOf } from '#src/mail/texts/content.ts'
import type { Composed } from '#src/mail/texts/compose.ts'
import { faultSentence, textFaults } from '#src/mail/texts/faults.ts'
import { sampleOf } from '#src/mail/texts/samples.ts'
import { senderOf } from '#src/mail/texts/sender.ts'
import { writeText } from '#src/mail/text.ts'
import type { mailTextCalls } from '#src/panel-calls/mail-texts.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { labelOfAll, labelsOf } from '#src/platform/labels.ts'
import { throttle } from '#src/platform/limits/throttle.ts'
import { PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { mailTextsTexts } from '#texts/mail-texts.js'

const labels = labelsOf(mailTextsTexts)

type TypedMail = z.output<(typeof mailTextCalls)['mail-texts.preview']['body'] & z.ZodType>

/** Sentences about the typed texts that their e-mail cannot use, by part. */
function faultsOf(
  req: PayloadRequest,
  { mail, locale, texts }: TypedMail,
): Partial<Record<MailPart, string>> {
  return Object.fromEntries(
    mailParts.flatMap((part) => {
      const text = texts[part]
      const faults = text?.trim() ? textFaults(mail, part, { text, locale }) : undefined
      return faults ? [[part, faultSentence(faults, part, req.i18n.language)]] : []
    }),
  )
}

/** E-mail with typed texts and the data of an example; faulty texts are those of the product. */
async function composeTyped(
  req: PayloadRequest,
  { mail, locale, texts }: TypedMail,
  faulty: Partial<Record<MailPart, string>>,
): Promise<Composed> {
  const sender = await senderOf({ payload: req.payload }, locale)
  const usable = Object.entries(textsAmong(texts)).filter(([part]) => !Object.hasOwn(faulty, part))
  return {
    sender,
    content: contentOf(
      sampleOf(mail, { locale, home: sender.home }),
      sender,
      Object.fromEntries(usable),
    ),
  }
}

/** HTML with the logo in itself, which e-mails have as an attachment. */
async function withLogo({ payload }: PayloadRequest, html: string): Promise<string> {
  const address = `cid:${logoId}`
  if (!html.includes(address)) return html
  const logo = await drawLogo(payload)
  return html.replace(address, `data:image/png;base64,${logo?.toString('base64') ?? ''}`)
}

export const mailTextHandlers: PanelHandlers<typeof mailTextCalls> = {
  'mail-texts.preview': async (req, { body }) => {
    const faulty = faultsOf(req, body)
    const { content, sender } = await composeTyped(req, body, faulty)
    return {
      from: sender.company,
      subject: content.subject,
      html: await withLogo(req, writeHtml(content, sender)),
      text: writeText(content, sender),
      refused: Object.values(faulty),
    }
  },

  'mail-texts.test': async (req, { body }) => {
    const faulty = faultsOf(req, body)
    const [sentence] = Object.values(faulty)
    if (sentence !== undefined) {
      const errors = Object.entries(faulty).map(([part, said]) => [part, labelOfAll(said)])
      throw new PanelRefusal(422, labelOfAll(sentence), { errors: Object.fromEntries(errors) })
    }
    const { id, email } = await req.payload.findByID({
      collection: 'users',
      id: staffOf(req)?.id ?? 0,
      depth: 0,
      overrideAccess: true,
    })
    try {
      await throttle(req.payload, 'mail test', String(id))
    } catch (error) {
      if (isApiError(error, 'too-many-requests')) throw new PanelRefusal(409, labels.tooMany)
      throw error
    }
    const { mail: template, locale } = body
    const composed = await composeTyped(req, body, {})
    await storeComposed({ payload: req.payload }, { to: email, template, locale }, composed)
    return told(req, labels.sent({ email }))
  },
}
