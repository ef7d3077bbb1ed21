import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { LazyBulkFiles } from './lazy-bulk-files.tsx'
import './bulk-files.css'

/** Page of files in bulk: pictures and documents matched with products by their names. */
export function BulkFilesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('bulk-files', req.user)) notFound()
  return (
    <PanelView name="bulk-files" view={props}>
      <LazyBulkFiles />
    </PanelView>
  )
}
