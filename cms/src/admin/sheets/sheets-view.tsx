import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { LazySheets } from './lazy-sheets.tsx'
import './sheets.css'
import './comparison.css'
import './apply-form.css'

/** Page of spreadsheets: comparison of a file, earlier plans. */
export function SheetsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('imports', req.user)) notFound()
  return (
    <PanelView name="imports" view={props}>
      <LazySheets hasReferences={mayOpen('cross-references', req.user)} />
    </PanelView>
  )
}
