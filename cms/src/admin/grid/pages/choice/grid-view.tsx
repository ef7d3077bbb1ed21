import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { choiceIn } from '#src/admin/grid/pages/documents/choice-address.ts'
import { LazyChoice } from './lazy-choice.tsx'
import { readChoice } from './read-choice.ts'
import { hasGrid } from '#src/admin/grid/pages/documents/grid-collections.ts'
import type { GridContext } from '#src/admin/grid/pages/documents/grid-context.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { readViews } from '#src/staff-index/list-views.ts'
import { LazyGrid } from '#src/admin/grid/pages/documents/lazy-grid.tsx'

const parametersOf = (given: AdminViewServerProps['searchParams']): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given ?? {}).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => (typeof each === 'string' ? [[name, each]] : [])),
    ),
  )

/** Page of the grid over many documents; without a selection, that on which families are chosen. */
export async function GridView(props: AdminViewServerProps) {
  const { req, locale } = props.initPageResult
  const staff = staffOf(req)
  if (!staff || !mayOpen('grid', req.user)) notFound()
  const code = locale?.code ?? ''
  const content = isLocale(code) ? code : defaultLocale
  const { collection: named } = props.searchParams ?? {}
  const collection = typeof named === 'string' && hasGrid(named) ? named : 'products'
  const isChoice = choiceIn(parametersOf(props.searchParams)) !== undefined
  const context: GridContext = {
    language: req.i18n.language,
    locale: content,
    account: staff.id,
    views: await readViews(req.payload, collection, staff),
    mayShare: staff.role === 'administrator',
    newParts: mayOpen('new-product', req.user) ? ownViewPath('new-product') : null,
  }
  return (
    <PanelView name="grid" view={props}>
      {isChoice ? (
        <LazyChoice {...context} from={await readChoice(req.payload, content)} />
      ) : (
        <LazyGrid {...context} />
      )}
    </PanelView>
  )
}
