'use client'

import { FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { chosenColors } from '@vitrine/appearance/choices'
import type { ChosenColor } from '@vitrine/appearance/choices'
import { ColorInput } from './color-input.tsx'
import { faultWhileTyped } from '#src/content/appearance/fault-text.ts'

/** Field of a color, with its contrast against the other colors of the form. */
export const ColorField: TextFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const { setValue, showError, path, disabled } = useField<string>({
    potentiallyStalePath: fieldPath,
  })
  const group = path.slice(0, path.lastIndexOf('.'))
  const typed = useFormFields(([fields]) =>
    JSON.stringify(chosenColors.map((name) => [name, fields[`${group}.${name}`]?.value ?? ''])),
  )
  const colors = Object.fromEntries(JSON.parse(typed)) as Record<ChosenColor, string>
  const name = field.name as ChosenColor
  return (
    <div className="field-type text color-field">
      <FieldLabel label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError && !faultWhileTyped(name, colors)} />
        <ColorInput
          id={`field-${path.replaceAll('.', '__')}`}
          color={name}
          colors={colors}
          locked={Boolean(readOnly) || disabled}
          onChange={setValue}
        />
      </div>
    </div>
  )
}
