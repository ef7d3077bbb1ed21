import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { textOf } from '#src/platform/labels.ts'
import { ownViews } from './own-views.ts'
import type { OwnView } from './own-views.ts'

/** Layout of our own pages: Payload's template with navigation, header and breadcrumb. */
export function PanelView({
  name,
  view: { initPageResult, params, searchParams },
  children,
}: {
  name: OwnView
  view: AdminViewServerProps
  children: ReactNode
}) {
  const { req, visibleEntities, permissions, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams ? { searchParams } : {})}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: textOf(ownViews[name].title, req.i18n.language) }]} />
      {children}
    </DefaultTemplate>
  )
}
