'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { ownersPath } from './owners-path.ts'

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
  const [owners, setOwners] = useState<Owner[]>([])
  useEffect(() => {
    const stop = new AbortController()
    fetch(`${panelApiBase}${ownersPath}?of=${of}&with=${initialValue ?? ''}`, {
      credentials: 'include',
      signal: stop.signal,
    })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Owner[]) : []))
      .then(setOwners)
      .catch(() => undefined)
    return () => stop.abort()
  }, [of, initialValue])
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
