'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { CollectionSlug } from 'payload'

const Bar = lazy(async () => ({ default: (await import('./work-bar.tsx')).WorkBar }))

const fieldHash = /^#field-([\w-]+)$/

/**
 * Opens the field that the URL fragment names, when the form opens and when the fragment changes.
 */
function useNamedField(collection: string | undefined): void {
  const { getEntityConfig } = useConfig()
  useEffect(() => {
    const open = (): void => {
      const [, field] = fieldHash.exec(window.location.hash) ?? []
      if (field === undefined || collection === undefined) return
      const { fields } = getEntityConfig({ collectionSlug: collection as CollectionSlug })
      void import('./open-field.ts').then(({ openField }) => openField(field, fields))
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [collection, getEntityConfig])
}

/**
 * Loads the bar for completing documents one by one if the URL has its parameters (`work`, `of`),
 * and opens the field that the URL names.
 */
export function WorkStrip() {
  const { id, collectionSlug } = useDocumentInfo()
  const parameters = useSearchParams()
  useNamedField(collectionSlug)
  const [work, of] = [parameters.get('work'), parameters.get('of')]
  if (work === null || of === null || id === undefined || collectionSlug === undefined) return null
  return (
    <Suspense>
      <Bar collection={collectionSlug} id={id} work={work} of={of} />
    </Suspense>
  )
}
