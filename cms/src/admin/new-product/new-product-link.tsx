import type { PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'
import { ownViewPath } from '#src/admin/panel/own-views.ts'

const labels = labelsOf(newProductTexts)

interface LinkProps {
  user: PayloadRequest['user']
  i18n?: { language: string }
}

/** Link above the list of products. */
export function NewProductLink({ user, i18n }: LinkProps) {
  if (!hasRole({ user }, permissions.products.create)) return null
  return (
    <p className="new-product__link">
      <a href={ownViewPath('new-product')}>{textOf(labels.link, i18n?.language)}</a>
    </p>
  )
}
