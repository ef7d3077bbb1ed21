'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { CollectionSlug } from 'payload'

const Bar = lazy(async () => ({ default: (await import('./work-bar.tsx')).WorkBar }))

const fieldHash = /^#field-([\w-]+)$/

/** Opens the field that the address names, when the form is opened. */
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
 * Strip above a document that is completed one by one: its position, its missing items, and the
 * link to the next document.
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
