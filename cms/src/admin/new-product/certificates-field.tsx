import { useId } from 'react'
import type { ReactNode } from 'react'
import { RelationSelect } from '#src/admin/relations/relation-select.tsx'
import { useTitles } from '#src/admin/relations/use-choices.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { newProductTexts } from '#texts/new-product.js'
import type { ProductDraft } from './product-draft.ts'
import type { ChangeDraft } from './use-product-draft.ts'

const collection = 'certificates'

/** Certificates that apply to the product; each names it in its scope once it is saved. */
export function CertificatesField({
  draft,
  change,
}: {
  draft: ProductDraft
  change: ChangeDraft
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const language = useLanguage()
  const id = useId()
  const asked = { collections: collection, locale: localeOfPanel(language), language }
  const references = draft.certificates.map((value) => ({ relationTo: collection, value }))
  const { titles, learn } = useTitles(references, asked)
  return (
    <div className="ui-field relation-field">
      <label htmlFor={`${id}-input`}>{labels.sections.certificates}</label>
      <RelationSelect
        id={id}
        references={references}
        titles={titles}
        asked={asked}
        hasMany
        isSortable={false}
        isClearable
        isFixed={false}
        showError={false}
        onChoose={(next, learned) => {
          learn(learned)
          change((former) => ({ ...former, certificates: next.map(({ value }) => value) }))
        }}
      />
    </div>
  )
}
