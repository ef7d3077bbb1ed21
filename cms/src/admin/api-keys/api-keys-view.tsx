import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { LazyApiKeys } from './lazy-api-keys.tsx'

/** Page of API keys: keys of other programs, their limits and last uses. */
export function ApiKeysView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('api-keys', req.user)) notFound()
  return (
    <PanelView name="api-keys" view={props}>
      <LazyApiKeys />
    </PanelView>
  )
}
