'use client'

import { useTranslation } from '@payloadcms/ui'
import { localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { fieldIn } from '#src/admin/forms/form-answer.ts'
import { FormField } from '#src/admin/forms/form-field.tsx'
import { FormSaid } from '#src/admin/forms/form-said.tsx'
import { useFormAnswer } from '#src/admin/forms/use-form-answer.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { homeTexts } from '#texts/home.js'
import { setUpTexts } from '#texts/set-up.js'

const labels = labelsOf(setUpTexts)
const ofHome = labelsOf(homeTexts)

/** Texts of the home page in one language. */
export interface HomeValues {
  title: string
  text: string
}

/** Title and text of the home page in all languages; without an offer only its last answer. */
export function HomeForm({
  values,
  offered,
}: {
  values: Record<Locale, HomeValues>
  offered: boolean
}) {
  const { i18n } = useTranslation()
  const say = (label: Label): string => textOf(label, i18n.language)
  const { answer, pending, submit, faultOf } = useFormAnswer('/set-up/home')
  return (
    <div className="set-up__form">
      {offered ? (
        <form onSubmit={submit}>
          <div className="form-columns">
            {localeCodes.map((code) => (
              <fieldset key={code}>
                <legend lang={locales[code].tag}>{locales[code].title}</legend>
                <FormField label={say(ofHome.title)} fault={faultOf(fieldIn('title', code))}>
                  {(control) => (
                    <input
                      {...control}
                      lang={locales[code].tag}
                      name={fieldIn('title', code)}
                      required
                      defaultValue={values[code].title}
                    />
                  )}
                </FormField>
                <FormField label={say(ofHome.text)} fault={faultOf(fieldIn('text', code))}>
                  {(control) => (
                    <textarea
                      {...control}
                      lang={locales[code].tag}
                      name={fieldIn('text', code)}
                      rows={3}
                      defaultValue={values[code].text}
                    />
                  )}
                </FormField>
              </fieldset>
            ))}
          </div>
          <p>{say(labels.homeForm.picture)}</p>
          <button type="submit" disabled={pending}>
            {say(labels.homeForm.publish)}
          </button>
        </form>
      ) : null}
      <FormSaid answer={answer} />
    </div>
  )
}
