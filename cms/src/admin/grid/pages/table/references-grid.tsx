'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import { PartGrid } from './part-grid.tsx'
import { useTranslatedColumn } from './use-translated-column.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { checkReferences } from '#src/content/cross-references/check-references.ts'
import {
  noteKey,
  referenceColumns,
  referencesOf,
} from '#src/content/cross-references/declaration.ts'

/** Spreadsheet editor of another maker's numbers and their replacements. */
export const ReferencesGrid: JSONFieldClientComponent = ({ path, readOnly }) => {
  const labels = useTexts(crossReferencesTexts)
  const { value, setValue } = useField<Variant[]>({ path })
  const language = useLanguage()
  const only = useTranslatedColumn(noteKey)
  const rows = useMemo(() => referencesOf(value), [value])
  const columns = useMemo(() => referenceColumns(language), [language])
  const errors = useMemo(() => checkReferences(rows, language), [rows, language])
  return (
    <PartGrid
      field="references"
      title={labels.title}
      help={labels.help}
      first={labels.number}
      rows={rows}
      setValue={setValue}
      attributes={columns}
      errors={errors}
      readOnly={readOnly}
      only={only}
      repeats
    />
  )
}
