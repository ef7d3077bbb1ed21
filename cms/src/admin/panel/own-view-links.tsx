import type { PayloadRequest } from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'
import { mayOpen, ownViewPath, ownViews } from './own-views.ts'
import type { OwnView } from './own-views.ts'

interface LinksProps {
  user: PayloadRequest['user']
  i18n?: { language: string }
}

/** Links in the panel's navigation to our own pages. */
export function NavigationLinks({ user, i18n }: LinksProps) {
  return (Object.keys(ownViews) as OwnView[])
    .filter((view) => ownViews[view].linked && mayOpen(view, user))
    .map((view) => (
      <a key={view} className="nav__link" href={ownViewPath(view)} id={`nav-${view}`}>
        <span className="nav__link-label">{textOf(ownViews[view].title, i18n?.language)}</span>
      </a>
    ))
}

/** Link above the list of products to the form of a new product. */
export function NewProductLink({ user, i18n }: LinksProps) {
  if (!mayOpen('new-product', user)) return null
  return (
    <p className="new-product__link">
      <a href={ownViewPath('new-product')}>
        {textOf(labelsOf(newProductTexts).link, i18n?.language)}
      </a>
    </p>
  )
}
