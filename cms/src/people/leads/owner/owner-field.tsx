'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { ownersPath } from './owners-path.ts'

interface Owner {
  id: number
  name: string
}

/** Select of a lead's owner, by name. */
export const OwnerField: RelationshipFieldClientComponent = ({
  field,
  path: fieldPath,
  readOnly,
}) => {
  const { value, setValue, path, disabled } = useField<number | null>({
    potentiallyStalePath: fieldPath,
  })
  const [owners, setOwners] = useState<Owner[]>([])
  useEffect(() => {
    const stop = new AbortController()
    fetch(`${panelApiBase}${ownersPath}`, { credentials: 'include', signal: stop.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Owner[]) : []))
      .then(setOwners)
      .catch(() => undefined)
    return () => stop.abort()
  }, [])
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
