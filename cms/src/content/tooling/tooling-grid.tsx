'use client'

import { useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { panelApiBase } from '@vitrine/contract/panel'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { JSONFieldClientComponent } from 'payload'
import { useEffect, useMemo, useState } from 'react'
import { PartGrid } from '#src/content/variants/grid/part-grid.tsx'
import type { Variant } from '#src/content/variants/declaration.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { toolingTexts } from '#texts/tooling.js'
import { checkTooling } from './check-tooling.ts'
import { gridColumns, rowsOf } from './declaration.ts'
import type { StoredTooling } from './declaration.ts'

const labels = labelsOf(toolingTexts)

/** Global `tooling` in the form's locale. */
function useTooling(locale: string): StoredTooling | undefined {
  const [stored, setStored] = useState<StoredTooling>()
  useEffect(() => {
    const stop = new AbortController()
    const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': defaultLocale })
    fetch(`${panelApiBase}/globals/tooling?${query}`, {
      credentials: 'include',
      signal: stop.signal,
    })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as StoredTooling) : undefined))
      .then((found) => found && setStored(found))
      .catch(() => undefined)
    return () => stop.abort()
  }, [locale])
  return stored
}

/** Spreadsheet editor of a product's tooling, with the columns of the global. */
export const ToolingGrid: JSONFieldClientComponent = ({ path, readOnly }) => {
  const { value, setValue } = useField<Variant[]>({ path })
  const rows = useMemo(() => rowsOf(value), [value])
  const variants = useFormFields(([fields]) => fields['variants']?.value)
  const { code } = useLocale()
  const {
    i18n: { language },
  } = useTranslation()
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
  if (attributes.length === 0)
    return <p className="variants-grid__hint">{textOf(labels.nothing, language)}</p>
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
