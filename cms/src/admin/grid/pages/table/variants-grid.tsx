'use client'

import {
  useDocumentInfo,
  useField,
  useFormFields,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import { useMemo, useState } from 'react'
import { gridOf } from '#src/platform/change-addresses.ts'
import { completeParts } from '#src/content/computed/complete-parts.ts'
import { checkVariants } from '#src/content/variants/check.ts'
import { spelledAttributes } from '#src/content/variants/cells/part-number-columns.ts'
import type { SheetAttribute } from '#src/content/variants/cells/sheet-product.ts'
import { undeclaredValues } from '#src/content/variants/misfits.ts'
import { reasonKey } from '#src/content/life-cycle/stored-life.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { panelLanguage } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { gridLinkTexts } from '#texts/grid-link.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { lazyPart } from '#src/ui/lazy.tsx'
import { PartGrid } from './part-grid.tsx'
import { useDeclaration } from './use-declaration.ts'
import type { TypedDoubts } from './typed-doubts.tsx'
import { useTranslatedColumn } from './use-translated-column.ts'

// of this chunk: one of its own would have the reading of cells and the table of units again
export { MisfitValues } from './misfit-values.tsx'

// loaded once something is not public yet
const AskTypedDoubts = lazyPart(async () => (await import('./typed-doubts.tsx')).AskTypedDoubts)

/** Spreadsheet editor of variants: columns from the subcategory. */
export const VariantsGrid: JSONFieldClientComponent = ({ path, readOnly }) => {
  const labels = useTexts(variantsGridTexts)
  const { open: openGrid } = useTexts(gridLinkTexts)
  const { value, setValue } = useField<Variant[]>({ path })
  const family = useFormFields(([fields]) => fields['family']?.value)
  const subcategory = useFormFields(([fields]) => fields['subcategory']?.value)
  const { code } = useLocale()
  const only = useTranslatedColumn(reasonKey)
  const { id, collectionSlug, lastUpdateTime, hasPublishedDoc, unpublishedVersionCount } =
    useDocumentInfo()
  const isModified = useFormModified()
  const language = useLanguage()
  const stored = useDeclaration<SheetAttribute>(subcategory, 'all')
  const attributes = useMemo(
    () => stored && spelledAttributes(stored, panelLanguage(isLocale(code) ? code : defaultLocale)),
    [stored, code],
  )
  const rows = useMemo(() => {
    const typed = Array.isArray(value) ? value : []
    const code = typeof family === 'string' ? family : ''
    return attributes ? [...completeParts(typed, { columns: attributes, family: code })] : typed
  }, [value, attributes, family])
  const errors = useMemo(() => {
    if (!attributes) return []
    // listed above the tabs (`misfit-values.tsx`), because they have no column
    const undeclared = new Set(undeclaredValues(rows, attributes).map(({ key }) => key))
    return checkVariants(rows, attributes, language).filter(({ key }) => !undeclared.has(key))
  }, [rows, attributes, language])
  const typed = useMemo(
    () =>
      readOnly || only !== undefined || !Number.isInteger(subcategory)
        ? undefined
        : {
            id: typeof id === 'number' ? id : null,
            subcategory: Number(subcategory),
            locale: isLocale(code) ? code : defaultLocale,
            variants: rows,
          },
    [readOnly, only, id, subcategory, code, rows],
  )
  const [doubts, setDoubts] = useState<TypedDoubts>()
  if (!attributes) return <p className="variants-grid__hint">{labels.chooseFirst}</p>
  // what visitors read already is not asked about
  const isOpen = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  return (
    <>
      {typed && isOpen ? (
        <AskTypedDoubts typed={typed} savedAt={lastUpdateTime} onDoubts={setDoubts} />
      ) : null}
      <PartGrid
        field="variants"
        title={labels.title}
        help={labels.help}
        rows={rows}
        setValue={setValue}
        attributes={attributes}
        errors={errors}
        doubts={isOpen ? doubts : undefined}
        readOnly={readOnly}
        only={only}
        link={
          id !== undefined && collectionSlug === 'products'
            ? { href: gridOf({ ids: String(id) }), text: openGrid }
            : undefined
        }
      />
    </>
  )
}
