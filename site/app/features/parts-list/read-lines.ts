import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { itemCode } from '@vitrine/contract/part-list'
import type { CarriedLines } from '#shared/forms/lines.ts'

/** Source of a line of the list, as it was pasted in this tab. */
export interface ReadLine {
  source: string
  doubt: CarriedLines['rows'][number]['doubt']
}

/** Lines that were pasted in this tab: sources by part number or item code, and lines left out. */
interface ReadLines {
  sourceOf: ReadonlyMap<string, ReadLine>
  leftOut: readonly string[]
}

/** Key of the session storage: the sources live as long as the tab, and in no address. */
const key = 'vitrine-read-lines'
/** Maximum lines that are stored. */
const maxStored = 400

const none: ReadLines = { sourceOf: new Map(), leftOut: [] }

const isRow = (row: unknown): row is CarriedLines['rows'][number] =>
  typeof Object(row).code === 'string' && typeof Object(row).source === 'string'

/** Rows of an untrusted value: the state of a history entry, or stored text. */
const rowsOf = (value: unknown): CarriedLines['rows'] => {
  const rows: unknown = Object(value).rows
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

function storedRows(): CarriedLines['rows'] {
  try {
    return rowsOf(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    // the storage is blocked, or holds something else
    return []
  }
}

function storeRows(rows: CarriedLines['rows']): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ rows: rows.slice(-maxStored) }))
  } catch {
    // the storage is blocked or full: the sources are shown on this page only
  }
}

/**
 * Lines that were pasted in this tab, after hydration: the server does not know them. Lines of one
 * part number are joined.
 */
export function useReadLines(): ReadLines {
  const { key: entry, state } = useLocation()
  const [read, setRead] = useState(none)
  useEffect(() => {
    const carried: unknown = Object(state).carried
    const fresh = rowsOf(carried)
    const rows = [
      ...storedRows().filter(({ code }) => !fresh.some((row) => row.code === code)),
      ...fresh,
    ]
    if (fresh.length > 0) storeRows(rows)
    const sourceOf = new Map<string, ReadLine>()
    for (const { code, source, doubt } of rows) {
      const item = itemCode(code)
      const before = sourceOf.get(item)
      sourceOf.set(item, {
        source: before === undefined ? source : `${before.source} · ${source}`,
        doubt: before?.doubt ?? doubt,
      })
    }
    const leftOut: unknown = Object(carried).leftOut
    setRead({
      sourceOf,
      leftOut: Array.isArray(leftOut) ? leftOut.filter((line) => typeof line === 'string') : [],
    })
  }, [entry, state])
  return read
}
