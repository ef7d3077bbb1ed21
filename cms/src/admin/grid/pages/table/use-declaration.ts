'use client'

import { defaultLocale } from '@vitrine/configuration/locales'
import { useMemo } from 'react'
import { useRead } from '#src/admin/panel/use-read.ts'
import type { StoredAttribute } from '#src/content/variants/declaration.ts'

/**
 * Attributes of the selected subcategory in a locale, or with their texts in `all`; updated when the
 * selection changes.
 */
export function useDeclaration<Attribute = StoredAttribute>(
  subcategory: unknown,
  locale: string,
): Attribute[] | undefined {
  const isChosen = typeof subcategory === 'number' || typeof subcategory === 'string'
  const document = useRead<{ attributes?: Attribute[] }>(
    isChosen ? `/subcategories/${subcategory}` : undefined,
    { locale, depth: '0', draft: 'true', 'fallback-locale': defaultLocale },
  )
  return useMemo(() => document && (document.attributes ?? []), [document])
}
