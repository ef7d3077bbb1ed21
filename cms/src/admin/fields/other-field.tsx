'use client'

import { FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Attributes of the form, without the one at `own`, as key and name. */
const useOthers = (own: string): [key: string, name: string][] => {
  const texts = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields).flatMap(([path, field]) => {
        const at = /^attributes\.(\d+)\.key$/.exec(path)?.[1]
        const key = field?.value
        if (at === undefined || at === own || typeof key !== 'string' || key === '') return []
        const label = fields[`attributes.${at}.label`]?.value
        return [[key, typeof label === 'string' && label ? label : key]]
      }),
    ),
  )
  return JSON.parse(texts) as [string, string][]
}

/** Choice of another attribute of the same subcategory. */
export const OtherField: TextFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<string | null>({
    potentiallyStalePath: fieldPath,
  })
  const others = useOthers(path.split('.')[1] ?? '')
  const isKnown = !value || others.some(([key]) => key === value)
  return (
    <div className="field-type text">
      <FieldLabel label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap ui-field">
        <FieldError path={path} showError={showError} />
        <select
          id={`field-${path.replaceAll('.', '__')}`}
          value={value ?? ''}
          disabled={Boolean(readOnly) || disabled}
          onChange={({ target }) => setValue(target.value || null)}
        >
          <option value="">—</option>
          {isKnown ? null : <option value={value}>{value}</option>}
          {others.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
