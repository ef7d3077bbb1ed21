'use client'

import { defaultLocale } from '@vitrine/configuration/locales'
import { useEffect, useState } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
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
  const [found, setFound] = useState(new Map<string, StoredAttribute>())
  const wanted = keys.join()
  useEffect(() => {
    if (wanted === '') return
    const stop = new AbortController()
    const query = new URLSearchParams({
      locale,
      depth: '0',
      draft: 'true',
      limit: '50',
      'fallback-locale': defaultLocale,
      'where[attributes.key][in]': wanted,
    })
    fetch(`${panelApiBase}/subcategories?${query}`, { credentials: 'include', signal: stop.signal })
      .then(async (answer) =>
        answer.ok
          ? ((await answer.json()) as { docs: { id: number; attributes?: StoredAttribute[] }[] })
          : { docs: [] },
      )
      .then(({ docs }) => {
        const ordered = docs.toSorted((a, b) => Number(a.id === first) - Number(b.id === first))
        setFound(
          new Map(
            ordered.flatMap(({ attributes }) =>
              (attributes ?? []).map((attribute) => [attribute.key, attribute]),
            ),
          ),
        )
      })
      .catch(() => undefined)
    return () => stop.abort()
  }, [wanted, first, locale])
  return found
}
