import type { PayloadRequest } from 'payload'
import { textsIn } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'
import { newProductTexts } from '#texts/new-product.js'
import { mayOpen, ownViewPath } from './own-views.ts'

interface LinksProps {
  user: PayloadRequest['user']
  i18n?: { language: string }
}

const links = [
  {
    view: 'imports',
    textOf: (language: string | undefined) => textsIn(importPageTexts, language).list.import,
  },
  {
    view: 'new-product',
    textOf: (language: string | undefined) => textsIn(newProductTexts, language).link,
  },
] as const

/** Links above the list of products to the pages that create and change products. */
export function ProductLinks({ user, i18n }: LinksProps) {
  return links
    .filter(({ view }) => mayOpen(view, user))
    .map(({ view, textOf }) => (
      <p key={view} className="new-product__link">
        <a className="ui-button" href={ownViewPath(view)}>
          {textOf(i18n?.language)}
        </a>
      </p>
    ))
}
