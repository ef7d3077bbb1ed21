'use client'

import { panelApiBase } from '@vitrine/contract/panel'
import { useEffect, useSyncExternalStore } from 'react'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { Term } from '#src/translation/terms/term.ts'

/** Age at which the glossary is read again with the next passage, ms. */
const maxAgeMs = 30_000

const none: readonly Term[] = []
const listeners = new Set<() => void>()
let glossary = none
let readAt: number | undefined

/** Reads the glossary unless it was read lately; a failed request is repeated by the next passage. */
function load(): void {
  if (readAt !== undefined && Date.now() - readAt < maxAgeMs) return
  readAt = Date.now()
  fetch(panelApiBase + ownEndpoints.terms)
    .then(async (answer) => {
      const { terms } = Object(answer.ok ? await answer.json() : undefined)
      if (!Array.isArray(terms)) throw new TypeError('no glossary')
      glossary = terms as readonly Term[]
      for (const listener of listeners) listener()
    })
    .catch(() => {
      readAt = undefined
    })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Approved terms; none until they are read. */
export function useGlossary(): readonly Term[] {
  useEffect(load, [])
  return useSyncExternalStore(
    subscribe,
    () => glossary,
    () => none,
  )
}
