'use client'

import { useEffect, useState } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import type { Declared } from '../declaration.ts'
import { withTrade } from '../trade-attributes.ts'

interface StoredAttribute {
  key: string
  label?: string | null
  type: Declared['type']
  unit?: string | null
  decimals?: number | null
  choices?: { value: string; label?: string | null }[] | null
}

const declaredOf = (attribute: StoredAttribute): Declared => ({
  key: attribute.key, label: attribute.label || attribute.key, type: attribute.type, unit: attribute.unit ?? null, decimals: attribute.decimals ?? null,
  choices: (attribute.choices ?? []).map((choice) => ({ value: choice.value, label: choice.label || choice.value })),
})

/** The columns that the chosen subcategory declares, in the language being written; follows the choice as it changes. */
export function useDeclaration(subcategory: unknown, locale: string): Declared[] | undefined {
  const [declared, setDeclared] = useState<Declared[]>()
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- no choice, no columns; nothing is drawn twice
    if (typeof subcategory !== 'number' && typeof subcategory !== 'string') return setDeclared(undefined)
    const stop = new AbortController()
    const query = new URLSearchParams({ locale, depth: '0', draft: 'true', 'fallback-locale': 'br' })
    fetch(`${panelApiBase}/subcategories/${subcategory}?${query}`, { credentials: 'include', signal: stop.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { attributes?: StoredAttribute[] }) : undefined))
      .then((document) => document && setDeclared(withTrade((document.attributes ?? []).map(declaredOf), locale)))
      .catch(() => undefined)
    return () => stop.abort()
  }, [subcategory, locale])
  return declared
}
