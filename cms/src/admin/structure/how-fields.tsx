import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { conflictWays } from '#src/changes/structure/request.ts'
import type { ConflictWay, SentHow } from '#src/changes/structure/request.ts'
import type { ShownRule, StructureView } from '#src/changes/structure/structure-shapes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { factorOf, newNoteKey, restOf, withRest } from './rule-select.ts'

const { page: labels } = labelsOf(structureTexts)

/** Attributes in which values can be noted, and the one that would be made. */
export function NoteOptions({
  attributes,
  language,
}: {
  attributes: Readonly<StructureView['attributes']>
  language: string
}): ReactNode {
  const texts = attributes.filter(({ type, key }) => type === 'text' && key !== newNoteKey)
  const label = textOf(labels.newNote, language)
  return (
    <>
      {[...texts, { key: newNoteKey, label }].map(({ key, label: name }) => (
        <option key={key} value={`note:${key}`}>
          {textOf(labels.noteIn({ label: name }), language)}
        </option>
      ))}
    </>
  )
}

function Factor({
  rule,
  how,
  onChange,
  language,
}: {
  rule: ShownRule
  how: SentHow
  onChange: (how: SentHow) => void
  language: string
}): ReactNode {
  const [typed, setTyped] = useState(how.factor?.replace('.', language === 'en' ? '.' : ',') ?? '')
  const { from, to } = rule
  const units = { from: from.unit ?? '', to: to[0]?.unit ?? '' }
  return (
    <label>
      {textOf(labels.factor(units), language)}
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

const conflictNames: Record<ConflictWay, Label> = {
  refuse: labels.conflictRefuse,
  first: labels.conflictFirst,
  join: labels.conflictJoin,
  bounds: labels.conflictBounds,
}

interface FieldsProps {
  rule: ShownRule
  how: SentHow
  onChange: (how: SentHow) => void
  attributes: StructureView['attributes']
  /** True if another attribute gives values to the same one. */
  isShared: boolean
  language: string
}

/** How values are carried: factor, values that meet, and values that cannot be carried. */
export function HowFields({
  rule,
  how,
  onChange,
  attributes,
  isShared,
  language,
}: FieldsProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const id = useId()
  const needsRest = rule.counts.refused > 0 || (how.rest ?? 'refuse') !== 'refuse'
  const isCarried = rule.action !== 'note' && rule.action !== 'drop' && rule.action !== 'open'
  return (
    <div className="structure__how">
      {isCarried && (rule.needsFactor || how.factor !== undefined) ? (
        <Factor rule={rule} how={how} onChange={onChange} language={language} />
      ) : null}
      {isCarried && isShared ? (
        <label htmlFor={`${id}-conflict`}>
          {say(labels.conflict)}
          <select
            id={`${id}-conflict`}
            value={how.conflict ?? 'refuse'}
            onChange={({ target }) => {
              const conflict = conflictWays.find((way) => way === target.value)
              if (conflict) onChange({ ...how, conflict })
            }}
          >
            {conflictWays.map((way) => (
              <option key={way} value={way}>
                {say(conflictNames[way])}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {isCarried && needsRest ? (
        <label htmlFor={`${id}-rest`}>
          {say(labels.rest)}
          <select
            id={`${id}-rest`}
            value={restOf(how)}
            onChange={({ target }) => onChange(withRest(how, target.value))}
          >
            <option value="refuse">{say(labels.restRefuse)}</option>
            <NoteOptions attributes={attributes} language={language} />
            <option value="drop">{say(labels.drop)}</option>
          </select>
        </label>
      ) : null}
    </div>
  )
}
