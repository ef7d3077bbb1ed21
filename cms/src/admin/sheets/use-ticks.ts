import { useEffect, useState } from 'react'
import type { Left } from './ticks.ts'

const keyOf = (id: number): string => `vitrine-import-${id}`

function stored(id: number): Left {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '[]')
    return new Set(Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [])
  } catch {
    return new Set()
  }
}

/** What is left out of a plan; kept in the tab across a reload. */
export function useTicks(id: number): [Left, (change: (left: Left) => Left) => void] {
  const [left, setLeft] = useState<Left>(() => stored(id))
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(id), JSON.stringify([...left]))
    } catch {
      // storage is full or denied: the ticks last as long as the page
    }
  }, [id, left])
  return [left, setLeft]
}
