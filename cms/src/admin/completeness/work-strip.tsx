'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'

const Bar = lazy(async () => ({ default: (await import('./work-bar.tsx')).WorkBar }))

const fieldHash = /^#field-([\w-]+)$/

/** Opens the field that the URL fragment names; forms with sections open theirs themselves. */
function useNamedField(hasSections: boolean): void {
  useEffect(() => {
    const open = (): void => {
      const [, field] = fieldHash.exec(window.location.hash) ?? []
      if (field === undefined || hasSections) return
      void import('#src/admin/panel/go-to-field.ts').then(({ goToField }) =>
        goToField(field.replaceAll('__', '.')),
      )
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [hasSections])
}

/**
 * Loads the bar for completing documents one by one if the URL has its parameters (`work`, `of`, `at`),
 * and opens the field that the URL names.
 */
export function WorkStrip({ hasSections }: { hasSections: boolean }) {
  const { id, collectionSlug } = useDocumentInfo()
  const parameters = useSearchParams()
  useNamedField(hasSections)
  const [work, of] = [parameters.get('work'), parameters.get('of')]
  const at = parameters.get('at') ?? '1'
  if (work === null || of === null || id === undefined || collectionSlug === undefined) return null
  return (
    <Suspense>
      <Bar collection={collectionSlug} id={id} work={work} of={of} at={at} />
    </Suspense>
  )
}
