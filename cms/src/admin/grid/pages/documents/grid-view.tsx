import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { hasGrid } from './grid-collections.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { readViews } from '#src/staff-index/list-views.ts'
import { LazyGrid } from './lazy-grid.tsx'

/** Page of the grid over many products. */
export async function GridView(props: AdminViewServerProps) {
  const { req, locale } = props.initPageResult
  const staff = staffOf(req)
  if (!staff || !mayOpen('grid', req.user)) notFound()
  const content = locale?.code ?? ''
  const { collection: named } = props.searchParams ?? {}
  const collection = typeof named === 'string' && hasGrid(named) ? named : 'products'
  return (
    <PanelView name="grid" view={props}>
      <LazyGrid
        language={req.i18n.language}
        locale={isLocale(content) ? content : defaultLocale}
        account={staff.id}
        views={await readViews(req.payload, collection, staff)}
        mayShare={staff.role === 'administrator'}
        newParts={mayOpen('new-product', req.user) ? ownViewPath('new-product') : null}
      />
    </PanelView>
  )
}
