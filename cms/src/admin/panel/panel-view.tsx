import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

/** Page of the panel's own, within its navigation. */
export function PanelView({
  view: { initPageResult, params, searchParams },
  title,
  children,
}: {
  view: AdminViewServerProps
  /** Name in the header, behind the link to the first page. */
  title: string
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
      <SetStepNav nav={[{ label: title }]} />
      {children}
    </DefaultTemplate>
  )
}
