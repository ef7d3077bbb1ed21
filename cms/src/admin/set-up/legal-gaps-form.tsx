'use client'

import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import { fieldIn } from '#src/admin/forms/form-answer.ts'
import { FormSaid } from '#src/admin/forms/form-said.tsx'
import { TextField } from '#src/admin/forms/text-field.tsx'
import { useFormAnswer } from '#src/admin/forms/use-form-answer.ts'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { call } from '#src/admin/panel/call.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { setUpTexts } from '#texts/set-up.js'
import { gapField, maxGapText } from './legal-gaps.ts'
import type { LegalGap } from './legal-gaps.ts'

/** Form of the blanks of the legal texts, each with its languages side by side. */
export function LegalGapsForm({ gaps }: { gaps: readonly LegalGap[] }) {
  const labels = useTexts(setUpTexts).legal
  const { form, keep, forget } = useFormDraft('set-up legal')
  const { answer, pending, submit, faultOf } = useFormAnswer(
    (body, options) => call('set-up.fill-legal-gaps', { body }, options),
    forget,
  )
  return (
    <div className="set-up__form">
      {gaps.length > 0 ? (
        <form ref={form} onSubmit={submit} onChange={keep}>
          <p>{labels.blanks({ language: locales[defaultLocale].title })}</p>
          {gaps.map((names, at) => (
            <div key={Object.values(names).join(' ')} className="set-up__titles">
              {localeCodes.map((code) =>
                names[code] === undefined ? null : (
                  <TextField
                    key={code}
                    name={fieldIn(gapField(at), code)}
                    label={`${names[code]} · ${locales[code].title}`}
                    lang={locales[code].tag}
                    maxLength={maxGapText}
                    fault={faultOf(fieldIn(gapField(at), code))}
                  />
                ),
              )}
            </div>
          ))}
          <Button type="submit" disabled={pending}>
            {labels.fillBlanks}
          </Button>
        </form>
      ) : null}
      <FormSaid answer={answer} />
    </div>
  )
}
