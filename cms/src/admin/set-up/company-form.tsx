'use client'

import { useTranslation } from '@payloadcms/ui'
import { FormField } from '#src/admin/forms/form-field.tsx'
import { FormSaid } from '#src/admin/forms/form-said.tsx'
import { useFormAnswer } from '#src/admin/forms/use-form-answer.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { appearanceTexts } from '#texts/appearance.js'
import { layoutTexts } from '#texts/layout.js'
import { setUpTexts } from '#texts/set-up.js'

const labels = labelsOf(setUpTexts)
const ofAppearance = labelsOf(appearanceTexts)
const ofLayout = labelsOf(layoutTexts)

/** What the company's form has before anything is typed. */
export interface CompanyValues {
  name: string
  accent: string
  address: string
  phone: string
  email: string
}

/** Name, logo, colour and contact of the company at once; without an offer only its last answer. */
export function CompanyForm({ values, offered }: { values: CompanyValues; offered: boolean }) {
  const { i18n } = useTranslation()
  const say = (label: Label): string => textOf(label, i18n.language)
  const { answer, pending, submit, faultOf } = useFormAnswer('/set-up/company')
  return (
    <div className="set-up__form">
      {offered ? (
        <form onSubmit={submit}>
          <div className="form-columns">
            <FormField label={say(ofAppearance.name)} fault={faultOf('name')}>
              {(control) => (
                <input
                  {...control}
                  name="name"
                  required
                  maxLength={80}
                  defaultValue={values.name}
                />
              )}
            </FormField>
            <FormField
              label={say(ofAppearance.logo)}
              hint={say(ofAppearance.logoHelp)}
              fault={faultOf('logo')}
            >
              {(control) => (
                <input {...control} type="file" name="logo" accept=".svg,image/svg+xml" />
              )}
            </FormField>
            <FormField label={say(ofAppearance.accent)} fault={faultOf('accent')}>
              {(control) => (
                <input
                  {...control}
                  name="accent"
                  maxLength={20}
                  spellCheck={false}
                  defaultValue={values.accent}
                />
              )}
            </FormField>
            <FormField label={say(ofLayout.address)} fault={faultOf('address')}>
              {(control) => (
                <textarea {...control} name="address" rows={3} defaultValue={values.address} />
              )}
            </FormField>
            <FormField label={say(ofLayout.phone)} fault={faultOf('phone')}>
              {(control) => (
                <input {...control} type="tel" name="phone" defaultValue={values.phone} />
              )}
            </FormField>
            <FormField label={say(labels.steps.mail)} fault={faultOf('email')}>
              {(control) => (
                <input {...control} type="email" name="email" defaultValue={values.email} />
              )}
            </FormField>
          </div>
          <label className="form-check">
            <input type="checkbox" name="logo_has_name" />
            <span>{say(labels.companyForm.logoHasName)}</span>
          </label>
          <button type="submit" disabled={pending}>
            {say(labels.companyForm.save)}
          </button>
        </form>
      ) : null}
      <FormSaid answer={answer} />
    </div>
  )
}
