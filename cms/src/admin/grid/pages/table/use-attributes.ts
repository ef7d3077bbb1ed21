'use client'

import { defaultLocale } from '@vitrine/configuration/locales'
import { useMemo } from 'react'
import { useRead } from '#src/admin/panel/use-read.ts'
import type { StoredAttribute } from '#src/content/variants/declaration.ts'

/**
 * Attributes with the given keys, as declared by the subcategory `first`, or by any other
 * subcategory if it does not declare them.
 */
export function useAttributes(
  keys: readonly string[],
  first: unknown,
  locale: string,
): Map<string, StoredAttribute> {
  const wanted = keys.join()
  const answer = useRead<{ docs: { id: number; attributes?: StoredAttribute[] }[] }>(
    wanted === '' ? undefined : '/subcategories',
    {
      locale,
      depth: '0',
      draft: 'true',
      limit: '50',
      'fallback-locale': defaultLocale,
      'where[attributes.key][in]': wanted,
    },
  )
  return useMemo(() => {
    const ordered = (answer?.docs ?? []).toSorted(
      (a, b) => Number(a.id === first) - Number(b.id === first),
    )
    return new Map(
      ordered.flatMap(({ attributes }) =>
        (attributes ?? []).map((attribute) => [attribute.key, attribute]),
      ),
    )
  }, [answer, first])
}
