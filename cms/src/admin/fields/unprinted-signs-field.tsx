'use client'

import { Banner, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { printTexts } from '#texts/print.js'

/** Fields that are not printed. */
const unprintedFields = /^(?:seo|slug|video|id)(?:\.|$)/

/** Characters beyond Latin, for which fonts may lack glyphs. */
const beyondLatin = /[^\0-\u024f]/gu

/**
 * Characters of the document that data sheets and printed lists cannot show; updated while it is
 * edited. They are not rejected, because web pages show them.
 */
export function UnprintedSigns(): ReactNode {
  const labels = useTexts(printTexts)
  const signs = useFormFields(([fields]) => {
    const texts = Object.entries(fields).flatMap(([path, { value }]) =>
      unprintedFields.test(path) || value === undefined || value === null
        ? []
        : ((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).match(beyondLatin) ??
          []),
    )
    return [...new Set(texts)].toSorted().join('')
  })
  const [unprinted, setUnprinted] = useState<string[]>([])
  useEffect(() => {
    let isCurrent = true
    // loaded on demand: the font ranges are 17 KB and few documents need them
    void import('@vitrine/appearance/print/unprinted-signs').then(({ unprintedSigns }) => {
      if (isCurrent) setUnprinted(signs === '' ? [] : unprintedSigns(signs))
    })
    return () => {
      isCurrent = false
    }
  }, [signs])
  if (unprinted.length === 0) return null
  return (
    <div role="status">
      <Banner type="info">
        {labels.unprinted} {unprinted.join(' ')}
      </Banner>
    </div>
  )
}
