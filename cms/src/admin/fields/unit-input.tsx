'use client'

import { units } from '@vitrine/quantities/units'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '#src/platform/language.ts'
import { unitNote } from './unit-note.ts'
import { Options } from '#src/ui/options.tsx'

interface InputProps {
  id: string
  value: string
  onChange: (text: string) => void
  readOnly?: boolean
}

/** Input of a unit with the symbols of the table, and a note on a text that is none of them. */
export function UnitInput({ id, value, onChange, readOnly = false }: InputProps): ReactNode {
  const language = useLanguage()
  const [list, note] = [useId(), useId()]
  return (
    <>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={20}
        readOnly={readOnly}
        list={list}
        aria-describedby={note}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        <Options
          of={units.map(({ symbol, names }) => [
            symbol,
            new Map(Object.entries(names)).get(language)?.[0]?.replaceAll('_', ' ') ?? '',
          ])}
        />
      </datalist>
      <small id={note} role="status">
        {unitNote(value, language)}
      </small>
    </>
  )
}
