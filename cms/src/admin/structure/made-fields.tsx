import { localeCodes, locales } from '@vitrine/configuration/locales'
import { attributeTypes, isColumn } from '@vitrine/contract/shapes/attribute-types'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { UnitInput } from '#src/content/fields/unit/unit-input.tsx'
import type { MadeAttribute, SentAttribute } from '#src/changes/structure/request.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { subcategoriesTexts } from '#texts/subcategories.js'

const { attributes: labels } = labelsOf(structureTexts)
const typeLabels = labelsOf(subcategoriesTexts)

type MadeType = MadeAttribute['type']

const typeNames: Record<MadeType, typeof typeLabels.number> = {
  number: typeLabels.number,
  range: typeLabels.range,
  choice: typeLabels.choice,
  boolean: typeLabels.yesOrNo,
  text: typeLabels.text,
  color: typeLabels.color,
  picture: typeLabels.pictureChoice,
}

const isMadeType = (type: string): type is MadeType => Object.hasOwn(typeNames, type)

interface FieldsProps<Made extends SentAttribute> {
  made: Made
  onChange: (made: Made) => void
  language: string
}

/** Key, names, type, unit and decimals of an attribute that an operation makes. */
export function MadeFields<Made extends SentAttribute>({
  made,
  onChange,
  language,
}: FieldsProps<Made>): ReactNode {
  const id = useId()
  const isNumeric = made.type === 'number' || made.type === 'range'
  const field = (name: string, label: string, input: (id: string) => ReactNode): ReactNode => (
    <p key={name}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      {input(`${id}-${name}`)}
    </p>
  )
  return (
    <div className="structure__fields">
      {field('key', textOf(labels.key, language), (own) => (
        <input
          id={own}
          value={made.key}
          maxLength={40}
          onChange={({ target }) => onChange({ ...made, key: target.value.trim() })}
        />
      ))}
      {localeCodes.map((locale) =>
        field(locale, textOf(labels.name({ language: locales[locale].title }), language), (own) => (
          <input
            id={own}
            value={made.labels?.[locale] ?? ''}
            maxLength={200}
            onChange={({ target }) =>
              onChange({ ...made, labels: { ...made.labels, [locale]: target.value } })
            }
          />
        )),
      )}
      {field('type', textOf(labels.type, language), (own) => (
        <select
          id={own}
          value={made.type}
          onChange={({ target }) => {
            if (isMadeType(target.value)) onChange({ ...made, type: target.value })
          }}
        >
          {attributeTypes
            .filter((type) => isColumn({ type }))
            .map((type) =>
              isMadeType(type) ? (
                <option key={type} value={type}>
                  {textOf(typeNames[type], language)}
                </option>
              ) : null,
            )}
        </select>
      ))}
      {field('unit', textOf(labels.unit, language), (own) => (
        <UnitInput
          id={own}
          value={made.unit ?? ''}
          onChange={(unit) => onChange({ ...made, unit: unit.trim() === '' ? null : unit })}
          language={language}
        />
      ))}
      {isNumeric
        ? field('decimals', textOf(labels.decimals, language), (own) => (
            <input
              id={own}
              type="number"
              min={0}
              max={6}
              value={made.decimals ?? ''}
              onChange={({ target }) =>
                onChange({
                  ...made,
                  decimals:
                    target.value === '' ? null : Math.min(6, Math.max(0, Number(target.value))),
                })
              }
            />
          ))
        : null}
    </div>
  )
}
