'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useCall } from '#src/admin/panel/use-call.ts'
import { useLanguage } from '#src/platform/language.ts'

/** Select of the owner of a lead or certificate, by name. */
export const OwnerField = ({
  field,
  path: fieldPath,
  readOnly,
  of = 'messages',
}: RelationshipFieldClientProps & { of?: 'messages' | 'certificates' }) => {
  const { value, initialValue, setValue, path, disabled } = useField<number | null>({
    potentiallyStalePath: fieldPath,
  })
  const language = useLanguage()
  const { data: owners = [] } = useCall(
    'leads.owners',
    { query: { of, with: initialValue ?? undefined } },
    { language },
  )
  return (
    <SelectInput
      label={field.label ?? ''}
      name={path}
      path={path}
      isClearable
      readOnly={Boolean(readOnly) || disabled}
      options={owners.map(({ id, name }) => ({ label: name, value: String(id) }))}
      value={value ? String(value) : ''}
      onChange={(chosen) =>
        setValue(chosen && !Array.isArray(chosen) && chosen.value ? Number(chosen.value) : null)
      }
    />
  )
}
