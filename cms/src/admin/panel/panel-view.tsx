import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ComponentType, ReactNode } from 'react'
import { textOf } from '#src/platform/labels.ts'
import { mayOpen, ownViews } from './own-views.ts'
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

/** View of a page that reads what it shows itself, for those who may open it. */
export const pageView = <Context extends object>(
  name: OwnView,
  Page: ComponentType<Context>,
  contextOf: (req: PayloadRequest) => Context,
) =>
  function PageView(view: AdminViewServerProps) {
    const { req } = view.initPageResult
    if (!mayOpen(name, req.user)) notFound()
    return (
      <PanelView name={name} view={view}>
        <Page {...contextOf(req)} />
      </PanelView>
    )
  }
