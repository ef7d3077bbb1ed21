import { localeCodes, perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { fieldIn } from '#src/admin/forms/form-answer.ts'
import type { FormFault } from '#src/admin/forms/form-answer.ts'
import { saveForm, textIn } from '#src/admin/forms/save-form.ts'
import type { FormFields } from '#src/admin/forms/save-form.ts'
import { findLegalGaps, gapField, gapValues, maxGapText, withGapsFilled } from './legal-gaps.ts'
import type { LegalGap } from './legal-gaps.ts'

const textFields = ['privacy_policy', 'terms_of_user'] as const

/** Legal texts of a language. */
async function readTexts(payload: Payload, locale: Locale, req?: PayloadRequest) {
  const { privacy } = await payload.findGlobal({
    slug: 'layout',
    locale,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  return textFields.map((field) => privacy?.[field])
}

/** Blanks of the legal texts that are still open. */
export async function readLegalGaps(payload: Payload): Promise<LegalGap[]> {
  const read = await Promise.all(localeCodes.map((locale) => readTexts(payload, locale)))
  return findLegalGaps(perLocale((code) => read[localeCodes.indexOf(code)] ?? []))
}

/** Fills the blanks of the legal texts in all languages; a blank of which nothing is known stays. */
export async function fillLegalGaps(req: PayloadRequest, form: FormFields): Promise<FormFault[]> {
  const { payload } = req
  const gaps = await readLegalGaps(payload)
  const save = async (): Promise<void> => {
    for (const locale of localeCodes) {
      const values = gapValues(gaps, locale, (at, code) =>
        textIn(form, fieldIn(gapField(at), code)).slice(0, maxGapText),
      )
      if (values.size === 0) continue
      const texts = await readTexts(payload, locale, req)
      await payload.updateGlobal({
        slug: 'layout',
        locale,
        depth: 0,
        data: {
          privacy: Object.fromEntries(
            textFields.flatMap((field, at) => {
              const text = texts[at]
              return text ? [[field, withGapsFilled(text, values)]] : []
            }),
          ),
        },
        overrideAccess: false,
        req,
      })
    }
  }
  return saveForm(req, save, () => undefined)
}
