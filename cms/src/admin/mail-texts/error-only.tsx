'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Field that nobody types: only an error of its value is shown. */
export const ErrorOnly: TextFieldClientComponent = ({ path: fieldPath }) => {
  const { path, showError } = useField<string>({ potentiallyStalePath: fieldPath })
  return (
    <div className="field-type">
      <FieldError path={path} showError={showError} />
    </div>
  )
}
