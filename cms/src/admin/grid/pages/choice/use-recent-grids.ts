import { usePreferences } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { recentIn, recentKey } from '#src/admin/grid/pages/documents/recent-grids.ts'
import type { RecentGrid } from '#src/admin/grid/pages/documents/recent-grids.ts'

/** Selections that the account opened last; none until they are read. */
export function useRecentGrids(): readonly RecentGrid[] {
  const { getPreference } = usePreferences()
  const [recent, setRecent] = useState<readonly RecentGrid[]>([])
  useEffect(() => {
    void getPreference<unknown>(recentKey).then((stored) => setRecent(recentIn(stored)))
  }, [getPreference])
  return recent
}
