'use client'

import { useField, useFormFields, useLocale } from '@payloadcms/ui'
import { lazy, Suspense } from 'react'
import type { JSONFieldClientProps } from 'payload'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import { useDeclaration } from '#src/admin/grid/pages/table/use-declaration.ts'
import { areCurves } from '#src/content/curves/stored-curve.ts'

const Field = lazy(async () => ({ default: (await import('./curves-field.tsx')).CurvesField }))

/** Field of curves, loaded for products that have some or whose subcategory declares some. */
export function DeclaredCurves(props: JSONFieldClientProps) {
  const { value } = useField({ path: props.path })
  const subcategory = useFormFields(([fields]) => fields['subcategory']?.value)
  const { code } = useLocale()
  const stored = useDeclaration(subcategory, code)
  const isDeclared = (stored ?? []).some((attribute) => !isColumn(attribute))
  if (!isDeclared && !(areCurves(value) && value.length > 0)) return null
  return (
    <Suspense>
      <Field {...props} />
    </Suspense>
  )
}
