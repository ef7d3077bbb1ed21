'use client'

import { panelApiBase } from '@vitrine/contract/panel'
import { useEffect, useState } from 'react'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { Suggestions } from './read-suggestions.ts'

/** Earlier translations for the open passages of a document; none until they are read. */
export function useSuggestions(item: string): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({})
  useEffect(() => {
    const ended = new AbortController()
    const query = new URLSearchParams({ item })
    fetch(`${panelApiBase}${ownEndpoints.translationMemory}?${query.toString()}`, {
      signal: ended.signal,
    })
      .then(async (answer) => {
        const { suggestions: found } = Object(answer.ok ? await answer.json() : undefined)
        if (typeof found === 'object' && found !== null) setSuggestions(found as Suggestions)
      })
      .catch(() => undefined)
    return () => ended.abort()
  }, [item])
  return suggestions
}
