import { isChoice } from '@vitrine/contract/shapes/attribute-types'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { SentHow } from '#src/changes/structure/request.ts'
import type { StructureAttribute } from '#src/changes/structure/structure-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { structureTexts } from '#texts/structure.js'

interface FieldsProps {
  attribute: StructureAttribute
  how: SentHow
  onChange: (how: SentHow) => void
}

/** Choices, or distinct texts, with what each becomes: renamed, merged, removed. */
export function ChoiceFields({ attribute, how, onChange }: FieldsProps): ReactNode {
  const { attributes: labels } = useTexts(structureTexts)
  const id = useId()
  const entries = isChoice(attribute.type)
    ? attribute.choices.map(({ value, label, count }) => ({ value, label, count }))
    : attribute.distinct.map(({ text, count }) => ({ value: text, label: text, count }))
  const choices = how.choices ?? {}
  return (
    <fieldset className="structure__choices">
      <legend>{labels.choices}</legend>
      <p className="ui-small">{labels.choiceHint}</p>
      {entries.map(({ value, label, count }, at) => (
        <p key={value}>
          <label htmlFor={`${id}-${at}`}>{labels.choice({ value: label, count })}</label>
          <input
            id={`${id}-${at}`}
            value={choices[value] ?? value}
            maxLength={200}
            onChange={({ target }) => {
              const { [value]: _, ...others } = choices
              const next = target.value === value ? others : { ...others, [value]: target.value }
              onChange({ ...how, choices: next })
            }}
          />
        </p>
      ))}
    </fieldset>
  )
}
