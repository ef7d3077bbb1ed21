import type { PayloadRequest } from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'
import { mayOpen, ownViewPath } from './own-views.ts'

interface LinksProps {
  user: PayloadRequest['user']
  i18n?: { language: string }
}

/** Link above the list of products to the page that creates a product. */
export function NewProductLink({ user, i18n }: LinksProps) {
  if (!mayOpen('new-product', user)) return null
  return (
    <p className="new-product__link">
      <a className="panel-button" href={ownViewPath('new-product')}>
        {textOf(labelsOf(newProductTexts).link, i18n?.language)}
      </a>
    </p>
  )
}
