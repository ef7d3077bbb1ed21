import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { conflictWays } from '#src/changes/structure/request.ts'
import type { ConflictWay, SentHow } from '#src/changes/structure/request.ts'
import type { ShownRule, StructureView } from '#src/changes/structure/structure-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Options } from '#src/ui/options.tsx'
import { structureTexts } from '#texts/structure.js'
import { factorOf, newNoteKey, restOf, withRest } from './rule-select.ts'

/** Attributes in which values can be noted, and the one that would be made. */
export function NoteOptions({
  attributes,
}: {
  attributes: Readonly<StructureView['attributes']>
}): ReactNode {
  const { page: labels } = useTexts(structureTexts)
  const texts = attributes.filter(({ type, key }) => type === 'text' && key !== newNoteKey)
  const label = labels.newNote
  return (
    <>
      {[...texts, { key: newNoteKey, label }].map(({ key, label: name }) => (
        <option key={key} value={`note:${key}`}>
          {labels.noteIn({ label: name })}
        </option>
      ))}
    </>
  )
}

function Factor({
  rule,
  how,
  onChange,
}: {
  rule: ShownRule
  how: SentHow
  onChange: (how: SentHow) => void
}): ReactNode {
  const language = useLanguage()
  const { page: labels } = useTexts(structureTexts)
  const [typed, setTyped] = useState(how.factor?.replace('.', language === 'en' ? '.' : ',') ?? '')
  const { from, to } = rule
  const units = { from: from.unit ?? '', to: to[0]?.unit ?? '' }
  return (
    <label>
      {labels.factor(units)}
      <input
        value={typed}
        inputMode="decimal"
        aria-invalid={typed !== '' && factorOf(typed) === undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          const factor = factorOf(target.value)
          const { factor: _, ...others } = how
          onChange(factor === undefined ? others : { ...others, factor })
        }}
      />
    </label>
  )
}

const conflictNames = {
  refuse: 'conflictRefuse',
  first: 'conflictFirst',
  join: 'conflictJoin',
  bounds: 'conflictBounds',
} as const satisfies Record<ConflictWay, string>

interface FieldsProps {
  rule: ShownRule
  how: SentHow
  onChange: (how: SentHow) => void
  attributes: StructureView['attributes']
  /** True if another attribute gives values to the same one. */
  isShared: boolean
}

/** How values are carried: factor, values that meet, and values that cannot be carried. */
export function HowFields({ rule, how, onChange, attributes, isShared }: FieldsProps): ReactNode {
  const { page: labels } = useTexts(structureTexts)
  const id = useId()
  const needsRest = rule.counts.refused > 0 || (how.rest ?? 'refuse') !== 'refuse'
  const isCarried = rule.action !== 'note' && rule.action !== 'drop' && rule.action !== 'open'
  return (
    <div className="structure__how">
      {isCarried && (rule.needsFactor || how.factor !== undefined) ? (
        <Factor rule={rule} how={how} onChange={onChange} />
      ) : null}
      {isCarried && isShared ? (
        <label htmlFor={`${id}-conflict`}>
          {labels.conflict}
          <select
            id={`${id}-conflict`}
            value={how.conflict ?? 'refuse'}
            onChange={({ target }) => {
              const conflict = conflictWays.find((way) => way === target.value)
              if (conflict) onChange({ ...how, conflict })
            }}
          >
            <Options of={conflictWays.map((way) => [way, labels[conflictNames[way]]])} />
          </select>
        </label>
      ) : null}
      {isCarried && needsRest ? (
        <label htmlFor={`${id}-rest`}>
          {labels.rest}
          <select
            id={`${id}-rest`}
            value={restOf(how)}
            onChange={({ target }) => onChange(withRest(how, target.value))}
          >
            <option value="refuse">{labels.restRefuse}</option>
            <NoteOptions attributes={attributes} />
            <option value="drop">{labels.drop}</option>
          </select>
        </label>
      ) : null}
    </div>
  )
}
