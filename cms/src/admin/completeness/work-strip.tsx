'use client'

import { lazy, Suspense } from 'react'
import { useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useNamedField } from '#src/admin/panel/use-named-field.ts'

const Bar = lazy(async () => ({ default: (await import('./work-bar.tsx')).WorkBar }))

/**
 * Loads the bar for completing documents one by one if the URL has its parameters (`work`, `of`, `at`),
 * and opens the field that the URL names.
 */
export function WorkStrip({ hasSections }: { hasSections: boolean }) {
  const { id, collectionSlug } = useDocumentInfo()
  const parameters = useSearchParams()
  useNamedField(!hasSections)
  const [work, of] = [parameters.get('work'), parameters.get('of')]
  const at = parameters.get('at') ?? '1'
  if (work === null || of === null || id === undefined || collectionSlug === undefined) return null
  return (
    <Suspense>
      <Bar collection={collectionSlug} id={id} work={work} of={of} at={at} />
    </Suspense>
  )
}
