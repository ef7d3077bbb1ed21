import type { PayloadRequest } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { textOf } from '#src/platform/labels.ts'
import { ownViewPath, ownViews } from '#src/admin/panel/own-views.ts'

interface LinkProps {
  user: PayloadRequest['user']
  i18n?: { language: string }
}

/** Link to the page of cross-references in the panel's navigation. */
export function ReferencesLink({ user, i18n }: LinkProps) {
  if (!isOfSite('other-makers') || !hasRole({ user }, permissions['other-makers'].read)) return null
  return (
    <a className="nav__link" href={ownViewPath('cross-references')} id="nav-cross-references">
      <span className="nav__link-label">
        {textOf(ownViews['cross-references'].title, i18n?.language)}
      </span>
    </a>
  )
}
