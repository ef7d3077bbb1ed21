'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Passage that the address names (`passage=<path> <index>`), focused once the desk is shown. */
export function usePassageOfAddress(desk: RefObject<HTMLElement | null>): readonly string[] {
  const key = useSearchParams().get('passage')
  const [named] = useState(key === null ? [] : [key])
  useEffect(() => {
    const [first] = named
    const field = [
      ...(desk.current?.querySelectorAll<HTMLTextAreaElement>('textarea[data-passage]') ?? []),
    ].find(({ dataset }) => dataset['passage'] === first)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [desk, named])
  return named
}
