import { useEffect, useSyncExternalStore } from 'react'
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

const isRow = (row: unknown): row is CarriedLines['rows'][number] =>
  typeof Object(row).code === 'string' && typeof Object(row).source === 'string'

/** Rows of an untrusted value: the state of a history entry, or stored text. */
const rowsOf = (value: unknown): CarriedLines['rows'] => {
  const rows: unknown = Object(value).rows
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

const stored = (): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    // the storage is blocked
    return ''
  }
}

function storedRows(text: string): CarriedLines['rows'] {
  try {
    return rowsOf(JSON.parse(text))
  } catch {
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

/** The storage is only written by this tab, with the state of its history. */
const neverChanges = () => () => undefined

/**
 * Lines that were pasted in this tab, after hydration: the server does not know them. Lines of one
 * part number are joined.
 */
export function useReadLines(): ReadLines {
  const { state } = useLocation()
  const before = useSyncExternalStore(neverChanges, stored, () => '')
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const carried: unknown = isHydrated ? Object(state).carried : undefined
  const fresh = rowsOf(carried)
  const rows = [
    ...storedRows(before).filter(({ code }) => !fresh.some((row) => row.code === code)),
    ...fresh,
  ]
  useEffect(() => {
    const carriedRows = rowsOf(Object(state).carried)
    if (carriedRows.length === 0) return
    const codes = new Set(carriedRows.map(({ code }) => code))
    storeRows([...storedRows(stored()).filter(({ code }) => !codes.has(code)), ...carriedRows])
  }, [state])
  const leftOut: unknown = Object(carried).leftOut
  return {
    sourceOf: sourcesOf(rows),
    leftOut: Array.isArray(leftOut) ? leftOut.filter((line) => typeof line === 'string') : [],
  }
}

function sourcesOf(rows: CarriedLines['rows']): ReadonlyMap<string, ReadLine> {
  const sourceOf = new Map<string, ReadLine>()
  for (const { code, source, doubt } of rows) {
    const item = itemCode(code)
    const other = sourceOf.get(item)
    sourceOf.set(item, {
      source: other === undefined ? source : `${other.source} · ${source}`,
      doubt: other?.doubt ?? doubt,
    })
  }
  return sourceOf
}
