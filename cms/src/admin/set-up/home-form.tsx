'use client'

import type { Locale } from '@vitrine/configuration/locales'
import { FormSaid } from '#src/admin/forms/form-said.tsx'
import { LanguageFields } from '#src/admin/forms/language-fields.tsx'
import { useFormAnswer } from '#src/admin/forms/use-form-answer.ts'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { call } from '#src/admin/panel/call.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { homeTexts } from '#texts/home.js'
import { setUpTexts } from '#texts/set-up.js'

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
  const labels = useTexts(setUpTexts)
  const ofHome = useTexts(homeTexts)
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
              { name: 'title', label: ofHome.title, required: true },
              { name: 'text', label: ofHome.text, rows: 3 },
            ]}
            values={values}
            faultOf={faultOf}
          />
          <p>{labels.homeForm.picture}</p>
          <Button type="submit" disabled={pending}>
            {labels.homeForm.publish}
          </Button>
        </form>
      ) : null}
      <FormSaid answer={answer} />
    </div>
  )
}
