'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useLanguage } from '#src/platform/language.ts'

interface Owner {
  id: number
  name: string
}

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
  const [owners, setOwners] = useState<Owner[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const query = { of, with: initialValue ?? undefined }
    void call('leads.owners', { query }, { language, signal: stop.signal }).then(({ data }) => {
      if (!stop.signal.aborted) setOwners(data ?? [])
    })
    return () => stop.abort()
  }, [of, initialValue, language])
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
