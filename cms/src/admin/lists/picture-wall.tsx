'use client'

import type { RefObject } from 'react'
import Link from 'next/link'
import { useTexts } from '#src/platform/language.ts'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'

/**
 * Grid of pictures with the number of documents that use each and of other pictures with the same
 * content.
 */
export function PictureWall({
  data,
  ticked,
  onTick,
  table,
}: {
  data: ListData
  ticked: ReadonlySet<number>
  onTick: (id: number) => void
  table: RefObject<HTMLElement | null>
}) {
  const labels = useTexts(listsTexts)
  const { rows } = data
  return (
    <ul className="list-wall" ref={table as RefObject<HTMLUListElement | null>}>
      {rows.map((row) => (
        <li key={row.id} data-row={row.id} data-ticked={ticked.has(row.id) ? '' : undefined}>
          <Link data-open href={row.href} prefetch={false}>
            {row.picture === null ? null : <img src={row.picture} alt="" loading="lazy" />}
            <span>{row.title}</span>
          </Link>
          <small>
            {[
              row.uses === null ? '' : labels.uses({ count: row.uses }),
              row.same === 0 ? '' : labels.same({ count: row.same }),
              row.lacking,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <input
            type="checkbox"
            aria-label={labels.tick({ title: row.title })}
            checked={ticked.has(row.id)}
            onChange={() => onTick(row.id)}
          />
        </li>
      ))}
    </ul>
  )
}
