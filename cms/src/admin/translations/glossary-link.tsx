import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { textsIn } from '#src/platform/labels.ts'
import { countTerms } from '#src/translation/terms/read-terms.ts'
import { termsTexts } from '#texts/terms.js'

/** Link to the glossary with the number of its terms; editors see how many are proposed. */
export async function GlossaryLink({ req }: { req: PayloadRequest }) {
  const { approved, proposed } = await countTerms(req.payload)
  const isEditor = hasRole(req, permissions.terms.update)
  const { language } = req.i18n
  const labels = textsIn(termsTexts, language)
  return (
    <Link
      className="ui-button translations__glossary"
      href={ownViewPath('glossary')}
      prefetch={false}
    >
      {labels.terms} <span className="ui-mono">{approved}</span>
      {isEditor && proposed > 0 ? (
        <span className="ui-mono">· {labels.page.waiting({ count: proposed })}</span>
      ) : null}
    </Link>
  )
}
