'use client'

import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { fieldIn } from './form-answer.ts'
import { TextField } from './text-field.tsx'

interface LanguageField<Name extends string> {
  name: Name
  label: string
  required?: boolean
  maxLength?: number
  /** Number of lines of a multi-line text. */
  rows?: number
}

interface LanguageFieldsProps<Name extends string> {
  fields: readonly LanguageField<Name>[]
  /** Initial values by locale and field. */
  values?: Record<Locale, Record<Name, string>>
  faultOf: (field: string) => string
}

/** Text fields in each language of the site, side by side. */
export function LanguageFields<Name extends string>({
  fields,
  values,
  faultOf,
}: LanguageFieldsProps<Name>) {
  return (
    <div className="form-columns">
      {localeCodes.map((code) => (
        <fieldset key={code}>
          <legend lang={locales[code].tag}>{locales[code].title}</legend>
          {fields.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={fieldIn(name, code)}
              lang={locales[code].tag}
              defaultValue={values?.[code][name]}
              fault={faultOf(fieldIn(name, code))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
