import { useState } from 'react'
import { viewQuery } from '#src/staff-index/list-state.ts'
import { readAllRows } from './bulk-requests.ts'
import type { ListData } from './list-data.ts'
import type { ListRow } from '#src/staff-index/list-shapes.ts'

interface Ticked {
  /** Query of the filters with which the rows were ticked. */
  of: string
  rows: ReadonlyMap<number, ListRow>
}

/** Ticked rows of a list: kept across pages, cleared when the filters change. */
export function useTicks({ rows, state, collection, locale, language }: ListData) {
  const of = viewQuery({ ...state, sort: 'changed', isDescending: true })
  const [stored, setStored] = useState<Ticked>({ of, rows: new Map() })
  const ticked: ReadonlyMap<number, ListRow> = stored.of === of ? stored.rows : new Map()
  const set = (next: ReadonlyMap<number, ListRow>): void => setStored({ of, rows: next })
  const entries = (list: readonly ListRow[]): [number, ListRow][] =>
    list.map((row) => [row.id, row])
  const isPage = rows.every(({ id }) => ticked.has(id))
  return {
    ids: new Set(ticked.keys()),
    // rows of the current page replace their copies from when they were ticked
    rows: [...new Map([...ticked, ...entries(rows.filter(({ id }) => ticked.has(id)))]).values()],
    tick: (id: number): void => {
      const next = new Map(ticked)
      const row = rows.find((each) => each.id === id)
      if (!next.delete(id) && row !== undefined) next.set(id, row)
      set(next)
    },
    untick: (): void => set(new Map()),
    tickPage: (): void => {
      const others = [...ticked].filter(([id]) => !rows.some((row) => row.id === id))
      set(new Map(isPage ? others : [...others, ...entries(rows)]))
    },
    tickEvery: async (): Promise<void> => {
      const all = await readAllRows(collection, state, { locale, language })
      if (all !== undefined) set(new Map(entries(all)))
    },
  }
}
