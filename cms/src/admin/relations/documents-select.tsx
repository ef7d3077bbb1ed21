import { useId } from 'react'
import type { ReactNode } from 'react'
import { localeOfPanel } from '#src/platform/labels.ts'
import { useLanguage } from '#src/platform/language.ts'
import { RelationSelect } from './relation-select.tsx'
import { useTitles } from './use-choices.ts'

interface Props {
  label: string
  collection: string
  /** Chosen documents. */
  ids: readonly number[]
  /** False: one document at most. */
  hasMany: boolean
  onChoose: (ids: number[]) => void
}

/** Select of documents of a collection outside a form of Payload. */
export function DocumentsSelect({ label, collection, ids, hasMany, onChoose }: Props): ReactNode {
  const language = useLanguage()
  const id = useId()
  const asked = { collections: collection, locale: localeOfPanel(language), language }
  const references = ids.map((value) => ({ relationTo: collection, value }))
  const { titles, learn } = useTitles(references, asked)
  return (
    <div className="ui-field relation-field">
      <label htmlFor={`${id}-input`}>{label}</label>
      <RelationSelect
        id={id}
        references={references}
        titles={titles}
        asked={asked}
        hasMany={hasMany}
        isSortable={false}
        isClearable
        isFixed={false}
        showError={false}
        onChoose={(next, learned) => {
          learn(learned)
          onChoose(next.map(({ value }) => value))
        }}
      />
    </div>
  )
}
