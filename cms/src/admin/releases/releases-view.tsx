import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { LazyReleases } from './lazy-releases.tsx'
import './releases.css'

/** Page of releases: what goes live together, at which time. */
export function ReleasesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('releases', req.user)) notFound()
  return (
    <PanelView name="releases" view={props}>
      <LazyReleases />
    </PanelView>
  )
}
