'use client'

import { useState } from 'react'
import type { Colors } from '@vitrine/appearance/choices'
import { Button } from '#src/ui/button.tsx'
import { FormField } from '#src/ui/form-fields.tsx'
import { FormSaid } from '#src/admin/forms/form-said.tsx'
import { TextField } from '#src/admin/forms/text-field.tsx'
import { useFormAnswer } from '#src/admin/forms/use-form-answer.ts'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { call } from '#src/admin/panel/call.ts'
import { ColorInput } from '#src/admin/fields/color-input.tsx'
import { faultWhileTyped } from '#src/content/appearance/fault-text.ts'
import { nameMax } from '#src/content/fields/text-limits.ts'
import { useTexts } from '#src/platform/language.ts'
import { appearanceTexts } from '#texts/appearance.js'
import { layoutTexts } from '#texts/layout.js'
import { setUpTexts } from '#texts/set-up.js'
import { companyColors } from './company-colors.ts'

/** Initial values of the company form. */
export interface CompanyValues {
  name: string
  colors: Colors
  address: string
  phone: string
  email: string
}

/**
 * Form of the company's name, logo, colors and contact data. If `offered` is false, only the last
 * response is rendered.
 */
export function CompanyForm({ values, offered }: { values: CompanyValues; offered: boolean }) {
  const labels = useTexts(setUpTexts)
  const ofAppearance = useTexts(appearanceTexts)
  const ofLayout = useTexts(layoutTexts)
  const { form, keep, forget } = useFormDraft('set-up company')
  const { answer, pending, submit, faultOf } = useFormAnswer(
    (body, options) => call('set-up.save-company', { body }, options),
    forget,
  )
  const [colors, setColors] = useState(values.colors)
  return (
    <div className="set-up__form">
      {offered ? (
        <form ref={form} onSubmit={submit} onChange={keep}>
          <div className="form-columns">
            <TextField
              name="name"
              label={ofAppearance.name}
              fault={faultOf('name')}
              required
              maxLength={nameMax}
              defaultValue={values.name}
            />
            <FormField
              label={ofAppearance.logo}
              hint={ofAppearance.logoHelp}
              problem={faultOf('logo')}
            >
              {(control) => (
                <input {...control} type="file" name="logo" accept=".svg,image/svg+xml" />
              )}
            </FormField>
            {companyColors.map((color) => (
              <FormField
                key={color}
                label={ofAppearance[color]}
                // `ColorInput` shows the error of an invalid color while it is typed
                problem={faultWhileTyped(color, colors) ? undefined : faultOf(color)}
              >
                {(control) => (
                  <ColorInput
                    {...control}
                    name={color}
                    color={color}
                    colors={colors}
                    onChange={(value) => setColors((before) => ({ ...before, [color]: value }))}
                  />
                )}
              </FormField>
            ))}
            <TextField
              name="address"
              label={ofLayout.address}
              fault={faultOf('address')}
              rows={3}
              defaultValue={values.address}
            />
            <TextField
              name="phone"
              label={ofLayout.phone}
              fault={faultOf('phone')}
              type="tel"
              defaultValue={values.phone}
            />
            <TextField
              name="email"
              label={labels.steps.mail}
              fault={faultOf('email')}
              type="email"
              defaultValue={values.email}
            />
          </div>
          <label className="form-check">
            <input type="checkbox" name="logo_has_name" />
            <span>{labels.companyForm.logoHasName}</span>
          </label>
          <Button type="submit" data-saves disabled={pending}>
            {labels.companyForm.save}
          </Button>
        </form>
      ) : null}
      <FormSaid answer={answer} />
    </div>
  )
}
