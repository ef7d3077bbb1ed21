import { useId } from 'react'
import type { ReactNode } from 'react'
import type {
  ShownRule,
  StructureSubject,
  StructureView,
} from '#src/changes/structure/structure-shapes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { HowFields } from './how-fields.tsx'
import { howOf } from './operation-draft.ts'
import type { Drafts } from './operation-draft.ts'
import { OperationForm } from './operation-form.tsx'

const { attributes: labels } = labelsOf(structureTexts)

interface PartProps {
  subject: StructureSubject
  drafts: Drafts
  onDrafts: (drafts: Drafts) => void
  /** Key of the attribute whose fields are shown. */
  attribute: string | undefined
  onAttribute: (key: string) => void
  language: string
}

/** Choice of an attribute, and what changes of it. */
export function AttributesPart({
  subject,
  drafts,
  onDrafts,
  attribute: key,
  onAttribute,
  language,
}: PartProps): ReactNode {
  const id = useId()
  const attributes = subject.groups[0]?.attributes ?? []
  const attribute = attributes.find((each) => each.key === key) ?? attributes[0]
  const changed = attributes.filter((each) => drafts[each.key]).map(({ label }) => label)
  if (!attribute) return null
  return (
    <section className="structure__attributes">
      <p className="structure__target">
        <label htmlFor={id}>{textOf(labels.choose, language)}</label>
        <select id={id} value={attribute.key} onChange={({ target }) => onAttribute(target.value)}>
          {attributes.map((each) => (
            <option key={each.key} value={each.key}>
              {each.label}
              {each.unit ? ` (${each.unit})` : ''}
              {drafts[each.key] ? ' ●' : ''}
            </option>
          ))}
        </select>
      </p>
      <OperationForm
        key={attribute.key}
        attribute={attribute}
        others={attributes.filter((each) => each !== attribute)}
        draft={drafts[attribute.key]}
        onChange={(draft) => {
          const { [attribute.key]: _, ...others } = drafts
          onDrafts(draft ? { ...others, [attribute.key]: draft } : others)
        }}
        language={language}
      />
      {changed.length > 1 ? (
        <p className="changes-small">
          {textOf(labels.changed({ names: changed.join(', ') }), language)}
        </p>
      ) : null}
    </section>
  )
}

interface ControlProps {
  rule: ShownRule
  view: StructureView
  drafts: Drafts
  onDrafts: (drafts: Drafts) => void
  language: string
}

/** What happens to the values of an attribute that changes. */
export function OperationControl({
  rule,
  view,
  drafts,
  onDrafts,
  language,
}: ControlProps): ReactNode {
  const draft = drafts[rule.from.key]
  if (!draft) return null
  const names = rule.to.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)).join(' + ')
  return (
    <>
      <span>{textOf(labels.kinds[draft.kind], language)}</span>{' '}
      {names === '' ? null : <b>{names}</b>}
      <HowFields
        rule={rule}
        how={howOf(draft)}
        onChange={(how) => onDrafts({ ...drafts, [rule.from.key]: { ...draft, how } })}
        attributes={view.attributes}
        isShared={draft.kind === 'merge'}
        language={language}
      />
    </>
  )
}
