'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { Term } from '#src/translation/terms/term-shapes.ts'

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
  void call('terms.list', {}, { language: undefined }).then(({ data }) => {
    if (!data) readAt = undefined
    else glossary = data.terms
    for (const listener of listeners) listener()
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
