import { usePreferences } from '@payloadcms/ui'
import { useEffect } from 'react'
import { emptyColumns } from './grid-model.ts'
import type { GridModel } from './grid-model.ts'
import { recentIn, recentKey, withOpened } from './recent-grids.ts'
import type { RecentGrid } from './recent-grids.ts'

/** True for selections of the account's own choice: not all rows, and no view that has a tab. */
const isChosen = (selection: URLSearchParams): boolean =>
  ['ids', 'q', 'parent', 'family', 'value', 'codes'].some((name) => selection.has(name))

/** Remembers the selection of a grid as the one that the account opened last. */
export function useRememberedGrid(model: GridModel | undefined, selection: URLSearchParams): void {
  const { getPreference, setPreference } = usePreferences()
  useEffect(() => {
    if (!model || model.answer.what !== 'parts' || !isChosen(selection)) return
    const { groups, rows } = model.answer
    if (groups.length === 0) return
    const query = new URLSearchParams(selection)
    query.delete('locale')
    const opened: RecentGrid = {
      query: query.toString().replaceAll('%2C', ','),
      families: groups.map(({ code, title }) => code || title),
      partNumbers: rows.length,
      columns: model.columns.length - emptyColumns(model, model.base).size,
      at: new Date().toISOString(),
    }
    void getPreference<unknown>(recentKey).then((stored) =>
      setPreference(recentKey, withOpened(recentIn(stored), opened)),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- remembered once for each selection
  }, [model, selection.toString()])
}
