'use client'

import { defaultLocale } from '@vitrine/configuration/locales'
import { useEffect, useState } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import type { StoredAttribute } from '#src/content/variants/declaration.ts'

/**
 * Attributes of the selected subcategory in a locale, or with their texts in `all`; updated when the
 * selection changes.
 */
export function useDeclaration<Attribute = StoredAttribute>(
  subcategory: unknown,
  locale: string,
): Attribute[] | undefined {
  const [declared, setDeclared] = useState<Attribute[]>()
  useEffect(() => {
    if (typeof subcategory !== 'number' && typeof subcategory !== 'string')
      // oxlint-disable-next-line react/set-state-in-effect -- clears the columns without a selection; no extra render
      return setDeclared(undefined)
    const stop = new AbortController()
    const query = new URLSearchParams({
      locale,
      depth: '0',
      draft: 'true',
      'fallback-locale': defaultLocale,
    })
    fetch(`${panelApiBase}/subcategories/${subcategory}?${query}`, {
      credentials: 'include',
      signal: stop.signal,
    })
      .then(async (answer) =>
        answer.ok ? ((await answer.json()) as { attributes?: Attribute[] }) : undefined,
      )
      .then((document) => document && setDeclared(document.attributes ?? []))
      .catch(() => undefined)
    return () => stop.abort()
  }, [subcategory, locale])
  return declared
}
