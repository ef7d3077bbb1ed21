import { FieldError, useField } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** Error of a field that nobody types. */
export function ErrorOnly({ path: given }: { path: string }): ReactNode {
  const { path, showError } = useField<string>({ potentiallyStalePath: given })
  return (
    <div className="field-type">
      <FieldError path={path} showError={showError} />
    </div>
  )
}
