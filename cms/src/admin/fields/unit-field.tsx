'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { UnitInput } from './unit-input.tsx'

/** Field of a unit, chosen from the table or typed. */
export const UnitField: TextFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<string | null>({
    potentiallyStalePath: fieldPath,
  })
  return (
    <div className="field-type text">
      <FieldLabel label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <UnitInput
          id={`field-${path.replaceAll('.', '__')}`}
          value={value ?? ''}
          onChange={setValue}
          readOnly={Boolean(readOnly) || disabled}
        />
      </div>
    </div>
  )
}
