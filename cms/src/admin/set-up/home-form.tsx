'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Locale } from '@vitrine/configuration/locales'
import { FormSaid } from '#src/admin/forms/form-said.tsx'
import { LanguageFields } from '#src/admin/forms/language-fields.tsx'
import { useFormAnswer } from '#src/admin/forms/use-form-answer.ts'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { call } from '#src/admin/panel/call.ts'
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

/**
 * Form of the home page's title and text in all languages. If `offered` is false, only the last
 * response is rendered.
 */
export function HomeForm({
  values,
  offered,
}: {
  values: Record<Locale, HomeValues>
  offered: boolean
}) {
  const { i18n } = useTranslation()
  const say = (label: Label): string => textOf(label, i18n.language)
  const { form, keep, forget } = useFormDraft('set-up home')
  const { answer, pending, submit, faultOf } = useFormAnswer(
    (body, options) => call('set-up.save-home', { body }, options),
    forget,
  )
  return (
    <div className="set-up__form">
      {offered ? (
        <form ref={form} onSubmit={submit} onChange={keep}>
          <LanguageFields
            fields={[
              { name: 'title', label: say(ofHome.title), required: true },
              { name: 'text', label: say(ofHome.text), rows: 3 },
            ]}
            values={values}
            faultOf={faultOf}
          />
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
