import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { readKeptEdits } from '#src/admin/grid/pages/documents/kept-edits.ts'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import type { GridEdit } from '#src/changes/plans/grid-edits.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { gridTexts } from '#texts/grid.js'
import { nameOfRecent } from '#src/admin/grid/pages/documents/recent-grids.ts'
import type { RecentGrid } from '#src/admin/grid/pages/documents/recent-grids.ts'

/** Address of a remembered selection. */
export const recentPath = ({ query }: RecentGrid): string => `${ownViewPath('grid')}?${query}`

/** Edits of a selection that are not applied yet; unknown for one that is not by ids. */
function keptIn({ query }: RecentGrid, edits: readonly GridEdit[]): number {
  const ids = new Set(new URLSearchParams(query).get('ids')?.split(',').map(Number))
  return edits.filter(({ id }) => ids.has(id)).length
}

/** Selections that the account opened last, each of which opens as it was. */
export function RecentCards({
  recent,
  account,
}: {
  recent: readonly RecentGrid[]
  account: number
}): ReactNode {
  const { choice: labels } = useTexts(gridTexts)
  const language = useLanguage()
  const [edits, setEdits] = useState<readonly GridEdit[]>([])
  // oxlint-disable-next-line react/set-state-in-effect -- the server has no local storage
  useEffect(() => setEdits(readKeptEdits(account, 'products')), [account])
  if (recent.length === 0) return null
  const day = new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit' })
  return (
    <section className="grid-choice__recent" aria-labelledby="grid-recent">
      <h2 id="grid-recent">
        {labels.continue} <small>{labels.continueHint}</small>
      </h2>
      <ul>
        {recent.map((each) => {
          const kept = keptIn(each, edits)
          return (
            <li key={each.query}>
              <Link href={recentPath(each)} prefetch={false}>
                <b>{nameOfRecent(each)}</b>
                <span>
                  {labels.size({ count: each.partNumbers })} ·{' '}
                  {labels.columns({ count: each.columns })}
                </span>
                {kept > 0 ? (
                  <span className="grid-choice__kept">
                    <ListIcon name="pen" /> {labels.kept({ count: kept })}
                  </span>
                ) : (
                  <time dateTime={each.at}>{day.format(new Date(each.at))}</time>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
