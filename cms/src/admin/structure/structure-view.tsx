import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { LazyStructure } from './lazy-structure.tsx'
import './structure.css'

/** Page on which products move to another subcategory, and attributes change with their values. */
export function StructureView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('structure', req.user)) notFound()
  return (
    <PanelView name="structure" view={props}>
      <LazyStructure />
    </PanelView>
  )
}
