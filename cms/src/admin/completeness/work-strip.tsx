'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'

const Bar = lazy(async () => ({ default: (await import('./work-bar.tsx')).WorkBar }))

const fieldHash = /^#(field-[\w-]+)$/

/** Opens the field that the address names, when the form is opened. */
function useNamedField(): void {
  useEffect(() => {
    const [, field] = fieldHash.exec(window.location.hash) ?? []
    if (field !== undefined)
      void import('./open-field.ts').then(({ openField }) => openField(field))
  }, [])
}

/** Strip of a document that is completed one by one: its place, what it lacks, the next one. */
export function WorkStrip() {
  const { id, collectionSlug } = useDocumentInfo()
  const parameters = useSearchParams()
  useNamedField()
  const [work, of] = [parameters.get('work'), parameters.get('of')]
  if (work === null || of === null || id === undefined || collectionSlug === undefined) return null
  return (
    <Suspense>
      <Bar collection={collectionSlug} id={id} work={work} of={of} />
    </Suspense>
  )
}
