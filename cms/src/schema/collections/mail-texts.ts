import { defaultLocale, isLocale, knownLocale } from '@vitrine/configuration/locales'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  Field,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { inSections } from '#src/admin/editor/edited-collections.ts'
import { notCopied } from '#src/content/fields/copied-texts.ts'
import { ownAddress, text, textarea } from '#src/content/fields/plain.ts'
import { isTemplateName } from '#src/mail/templates/index.ts'
import { mailParts, partLengths } from '#src/mail/templates/mail-parts.ts'
import type { MailPart } from '#src/mail/templates/mail-parts.ts'
import { basisAfter, textsAmong } from '#src/mail/texts/basis.ts'
import { faultSentence, textFaults } from '#src/mail/texts/faults.ts'
import { labelsOf, panelLanguage, textOf } from '#src/platform/labels.ts'
import { mailTextsTexts } from '#texts/mail-texts.js'
import { collection } from './define.ts'

const labels = labelsOf(mailTextsTexts)

/** Refuses a text that its e-mail cannot use. */
const usable =
  (part: MailPart) =>
  (
    value: string | null | undefined,
    { data, req }: { data: unknown; req: PayloadRequest },
  ): string | true => {
    const name: unknown = Object(data).mail
    if (!value?.trim() || !isTemplateName(name)) return true
    const locale = knownLocale(req.locale ?? '')
    const faults = textFaults(name, part, { text: value, locale })
    return faults ? faultSentence(faults, part, req.i18n.language) : true
  }

const partField = (part: MailPart): Field => {
  const options = {
    localized: true,
    maxLength: partLengths[part],
    admin: { components: { Field: '/admin/mail-texts/lazy-mail-texts.tsx#LazyMailField' } },
  }
  const label = labels.parts[part]
  return part === 'text' || part === 'note'
    ? { ...textarea(part, label, options), validate: usable(part) }
    : text(part, label, { ...options, validate: usable(part) })
}

/** Refuses an e-mail that there is not, one that has its texts already, and another one later. */
const oneOfEach: TextFieldSingleValidation = async (value, { id, data, previousValue, req }) => {
  const language = req.i18n.language
  if (!isTemplateName(value)) return textOf(labels.refused.mail, language)
  if (typeof previousValue === 'string' && previousValue !== '' && previousValue !== value)
    return textOf(labels.refused.mail, language)
  if (Object(data).deletedAt) return true
  const { totalDocs } = await req.payload.count({
    collection: 'mail-texts',
    where: { and: [{ mail: { equals: value } }, { id: { not_equals: id ?? 0 } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 || textOf(labels.refused.twice, language)
}

/** Title of a document: its e-mail in the main language. */
const titleOf = (mail: unknown): string | undefined =>
  isTemplateName(mail) ? textOf(labels.mails[mail], panelLanguage(defaultLocale)) : undefined

const nameByMail: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const title = titleOf(data?.['mail'] ?? originalDoc?.mail)
  return title === undefined ? data : { ...data, title }
}

/** Notes which texts of the product were in the place of those that are saved. */
const noteBasis: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const name: unknown = data['mail'] ?? originalDoc?.mail
  const { locale } = req
  if (!isTemplateName(name) || locale === undefined || !isLocale(locale)) return data
  const former: Record<string, unknown> = originalDoc ?? {}
  const saved = { ...former, ...data }
  const basis = basisAfter(name, locale, {
    texts: textsAmong(saved),
    former: textsAmong(former),
    basis: saved['basis'],
  })
  return { ...data, basis }
}

/**
 * Texts that the company wrote in place of the product's: a document for each e-mail that somebody
 * changed; a text that is empty follows the product.
 */
export const mailTexts = collection('mail-texts', {
  names: [labels.one, labels.title],
  disableDuplicate: true,
  list: '/admin/mail-texts/mail-list-view.tsx#MailListView',
  hooks: { beforeValidate: [nameByMail], beforeChange: [noteBasis] },
  fields: [
    inSections(
      {
        label: labels.texts,
        fields: [
          ...mailParts.map(partField),
          text('basis', labels.basis, {
            localized: true,
            maxLength: 200,
            custom: { [ownAddress]: true },
            hooks: notCopied,
            admin: {
              components: { Field: '/admin/mail-texts/lazy-mail-texts.tsx#LazyMailField' },
            },
          }),
          text('title', labels.name, {
            maxLength: 120,
            defaultValue: ({ req }) => titleOf(req?.query?.['mail']),
            admin: {
              components: { Field: '/admin/mail-texts/lazy-mail-texts.tsx#LazyMailField' },
            },
          }),
          text('mail', labels.mail, {
            required: true,
            index: true,
            maxLength: 60,
            validate: oneOfEach,
            defaultValue: ({ req }) => req?.query?.['mail'],
            admin: {
              components: { Field: '/admin/mail-texts/lazy-mail-texts.tsx#LazyMailField' },
            },
          }),
        ],
      },
      {
        label: labels.preview,
        fields: [
          {
            type: 'ui',
            name: 'mail_preview',
            admin: {
              components: { Field: '/admin/mail-texts/lazy-mail-texts.tsx#LazyMailField' },
            },
          },
        ],
      },
    ),
  ],
})
