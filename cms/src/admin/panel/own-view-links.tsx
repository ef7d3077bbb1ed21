import type { PayloadRequest } from 'payload'
import { textsIn } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'
import { mayOpen, ownViewPath } from './own-views.ts'

interface LinksProps {
  user: PayloadRequest['user']
  i18n?: { language: string }
}

/** Link above the list of products to the page that changes many. */
export const ProductLinks = ({ user, i18n }: LinksProps) =>
  mayOpen('imports', user) ? (
    <p>
      <a className="ui-button" href={ownViewPath('imports')}>
        {textsIn(importPageTexts, i18n?.language).list.import}
      </a>
    </p>
  ) : null
