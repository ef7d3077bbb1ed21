import type { ReactNode } from 'react'
import Link from 'next/link'
import { panelBase } from '@vitrine/contract/panel'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { parseListState, viewQuery } from '#src/staff-index/list-state.ts'
import { gridTexts } from '#texts/grid.js'
import { gridWorks } from './grid-answer.ts'
import type { GridAnswer } from './grid-answer.ts'
import type { GridContext } from './grid-context.ts'

const { tabs: labels } = labelsOf(gridTexts)

interface Tab {
  key: string
  name: string
  href: string
  isCurrent: boolean
  /** Rows of the view; undefined: not counted. */
  count?: number | undefined
}

interface Props extends GridContext {
  selection: URLSearchParams
  answer: GridAnswer | undefined
}

/** All part numbers, the saved views of the products, work views, and the selection of the address. */
export function GridTabs({ selection, answer, views, language }: Props): ReactNode {
  const say = (label: Parameters<typeof textOf>[0]): string => textOf(label, language)
  const path = ownViewPath('grid')
  const work = selection.get('work')
  const isTicked = selection.has('ids')
  const state = viewQuery(parseListState(selection))
  const collection = selection.get('collection') ?? 'products'
  const isFields = selection.get('what') === 'fields'
  const isPlain = work === null && !isTicked && !isFields
  if (collection !== 'products') return null
  const tabs: Tab[] = [
    { key: 'all', name: say(labels.all), href: path, isCurrent: isPlain && state === '' },
    ...views.map(({ id, name, query }) => ({
      key: String(id),
      name,
      href: `${path}${query}`,
      isCurrent: isPlain && state !== '' && state === query,
    })),
    { key: 'fields', name: say(labels.fields), href: `${path}?what=fields`, isCurrent: isFields },
    ...gridWorks
      .filter((each) => work === each || (answer?.works[each] ?? 0) > 0)
      .map((each) => ({
        key: each,
        name: say(labels[each]),
        href: `${path}?work=${each}`,
        isCurrent: work === each,
        count: answer?.works[each],
      })),
  ]
  const isKnown = tabs.some(({ isCurrent }) => isCurrent)
  return (
    <nav className="grid-tabs" aria-label={say(labels.name)}>
      {tabs.map(({ key, name, href, isCurrent, count }) => (
        <Link
          key={key}
          href={href}
          prefetch={false}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        >
          {name}
          {count === undefined ? null : (
            <span className="changes-mono">{count.toLocaleString(language)}</span>
          )}
        </Link>
      ))}
      {isKnown ? null : (
        <span className="grid-tabs__own">
          <span aria-current="page">{say(isTicked ? labels.ticked : labels.filtered)}</span>
          <Link href={`${panelBase}/collections/products${state}`} prefetch={false}>
            {say(labels.toList)}
          </Link>
        </span>
      )}
    </nav>
  )
}
