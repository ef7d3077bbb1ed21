import type { PayloadRequest } from 'payload'
import { panelBase } from '@vitrine/contract/panel'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'

const { importing: labels } = labelsOf(crossReferencesTexts)

/** Path of the page of cross-references, below `panelBase`. */
export const referencesPath = `${panelBase}/cross-references`

interface LinkProps {
  user: PayloadRequest['user']
  i18n?: { language: string }
}

/** Link to the page of cross-references in the panel's navigation. */
export function ReferencesLink({ user, i18n }: LinkProps) {
  if (!isOfSite('other-makers') || !hasRole({ user }, permissions['other-makers'].read)) return null
  return (
    <a className="nav__link" href={referencesPath} id="nav-cross-references">
      <span className="nav__link-label">{textOf(labels.title, i18n?.language)}</span>
    </a>
  )
}
