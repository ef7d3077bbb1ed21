import type { PayloadRequest } from 'payload'
import { panelBase } from '@vitrine/contract/panel'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { searchesTexts } from '#texts/searches.js'

const labels = labelsOf(searchesTexts)

/** Path of the page of searches, below `panelBase`. */
export const searchesPath = `${panelBase}/searches`

interface LinkProps {
  user: PayloadRequest['user']
  i18n?: { language: string }
}

/** Link to the page of searches in the panel's navigation. */
export function SearchesLink({ user, i18n }: LinkProps) {
  if (!hasRole({ user }, permissions.products.read)) return null
  return (
    <a className="nav__link" href={searchesPath} id="nav-searches">
      <span className="nav__link-label">{textOf(labels.title, i18n?.language)}</span>
    </a>
  )
}
