'use client'

import { useAuth, useField, useFormFields, useLocale } from '@payloadcms/ui'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { JSONFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import { PartGrid } from './part-grid.tsx'
import type { Variant } from '#src/content/variants/declaration.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { useRead } from '#src/admin/panel/use-read.ts'
import { toolingTexts } from '#texts/tooling.js'
import { checkTooling } from '#src/content/tooling/check-tooling.ts'
import { gridColumns, rowsOf } from '#src/content/tooling/declaration.ts'
import type { StoredTooling } from '#src/content/tooling/declaration.ts'

/**
 * Global `tooling` in the form's locale; undefined until it is loaded, and for an account that may not
 * read it.
 */
function useTooling(locale: string): StoredTooling | undefined {
  const { permissions } = useAuth()
  const mayRead = permissions?.globals?.['tooling']?.read === true
  return useRead(mayRead ? '/globals/tooling' : undefined, {
    locale,
    depth: '0',
    'fallback-locale': defaultLocale,
  })
}

/** Spreadsheet editor of a product's tooling, with the columns of the global. */
export const ToolingGrid: JSONFieldClientComponent = ({ path, readOnly }) => {
  const labels = useTexts(toolingTexts)
  const { value, setValue } = useField<Variant[]>({ path })
  const rows = useMemo(() => rowsOf(value), [value])
  const variants = useFormFields(([fields]) => fields['variants']?.value)
  const { code } = useLocale()
  const language = useLanguage()
  const declared = useTooling(code)
  const attributes = useMemo(() => declared && gridColumns(declared), [declared])
  const errors = useMemo(
    () =>
      declared
        ? checkTooling(
            rows,
            {
              declared,
              partNumbers: rowsOf(variants).map(({ part_number: partNumber }) => partNumber),
            },
            language,
          )
        : [],
    [rows, declared, variants, language],
  )
  if (!attributes) return null
  if (attributes.length === 0) return <p className="variants-grid__hint">{labels.nothing}</p>
  return (
    <PartGrid
      field="tooling"
      title={labels.title}
      help={labels.help}
      rows={rows}
      setValue={setValue}
      attributes={attributes}
      errors={errors}
      readOnly={readOnly}
      repeats
    />
  )
}
