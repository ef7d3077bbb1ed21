import { useId } from 'react'
import type { ReactNode } from 'react'
import type {
  ShownRule,
  StructureSubject,
  StructureView,
} from '#src/changes/structure/structure-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { structureTexts } from '#texts/structure.js'
import { HowFields } from './how-fields.tsx'
import { howOf } from './operation-draft.ts'
import type { Drafts } from './operation-draft.ts'
import { OperationForm } from './operation-form.tsx'

interface PartProps {
  subject: StructureSubject
  drafts: Drafts
  onDrafts: (drafts: Drafts) => void
  /** Key of the attribute whose fields are shown. */
  attribute: string | undefined
  onAttribute: (key: string) => void
}

/** Choice of an attribute, and what changes of it. */
export function AttributesPart({
  subject,
  drafts,
  onDrafts,
  attribute: key,
  onAttribute,
}: PartProps): ReactNode {
  const { attributes: labels } = useTexts(structureTexts)
  const id = useId()
  const attributes = subject.groups[0]?.attributes ?? []
  const attribute = attributes.find((each) => each.key === key) ?? attributes[0]
  const changed = attributes.filter((each) => drafts[each.key]).map(({ label }) => label)
  if (!attribute) return null
  return (
    <section className="structure__attributes">
      <p className="structure__target">
        <label htmlFor={id}>{labels.choose}</label>
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
      />
      {changed.length > 1 ? (
        <p className="ui-small">{labels.changed({ names: changed.join(', ') })}</p>
      ) : null}
    </section>
  )
}

interface ControlProps {
  rule: ShownRule
  view: StructureView
  drafts: Drafts
  onDrafts: (drafts: Drafts) => void
}

/** What happens to the values of an attribute that changes. */
export function OperationControl({ rule, view, drafts, onDrafts }: ControlProps): ReactNode {
  const { attributes: labels } = useTexts(structureTexts)
  const draft = drafts[rule.from.key]
  if (!draft) return null
  const names = rule.to.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)).join(' + ')
  return (
    <>
      <span>{labels.kinds[draft.kind]}</span> {names === '' ? null : <b>{names}</b>}
      <HowFields
        rule={rule}
        how={howOf(draft)}
        onChange={(how) => onDrafts({ ...drafts, [rule.from.key]: { ...draft, how } })}
        attributes={view.attributes}
        isShared={draft.kind === 'merge'}
      />
    </>
  )
}
