import type { PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { textOf } from '#src/platform/labels.ts'
import { ownViewPath, ownViews } from '#src/admin/panel/own-views.ts'

interface LinkProps {
  user: PayloadRequest['user']
  i18n?: { language: string }
}

/** Link to the page of searches in the panel's navigation. */
export function SearchesLink({ user, i18n }: LinkProps) {
  if (!hasRole({ user }, permissions.products.read)) return null
  return (
    <a className="nav__link" href={ownViewPath('searches')} id="nav-searches">
      <span className="nav__link-label">{textOf(ownViews.searches.title, i18n?.language)}</span>
    </a>
  )
}
