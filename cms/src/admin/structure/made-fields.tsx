import { localeCodes, locales } from '@vitrine/configuration/locales'
import { attributeTypes, isColumn } from '@vitrine/contract/shapes/attribute-types'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { UnitInput } from '#src/admin/fields/unit-input.tsx'
import type { MadeAttribute, SentAttribute } from '#src/changes/structure/request.ts'
import { useTexts } from '#src/platform/language.ts'
import { computedTexts } from '#texts/computed.js'
import { structureTexts } from '#texts/structure.js'
import { subcategoriesTexts } from '#texts/subcategories.js'

type MadeType = MadeAttribute['type']

const typeNames = {
  number: 'number',
  range: 'range',
  choice: 'choice',
  boolean: 'yesOrNo',
  text: 'text',
  color: 'color',
  picture: 'pictureChoice',
} as const satisfies Record<MadeType, string>

const isMadeType = (type: string): type is MadeType => Object.hasOwn(typeNames, type)

interface FieldsProps<Made extends SentAttribute> {
  made: Made
  onChange: (made: Made) => void
}

/** Key, names, type, unit and decimals of an attribute that an operation makes. */
export function MadeFields<Made extends SentAttribute>({
  made,
  onChange,
}: FieldsProps<Made>): ReactNode {
  const { attributes: labels } = useTexts(structureTexts)
  const types = useTexts(subcategoriesTexts)
  const computed = useTexts(computedTexts)
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
      {field('key', labels.key, (own) => (
        <input
          id={own}
          value={made.key}
          maxLength={40}
          onChange={({ target }) => onChange({ ...made, key: target.value.trim() })}
        />
      ))}
      {localeCodes.map((locale) =>
        field(locale, labels.name({ language: locales[locale].title }), (own) => (
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
      {field('type', labels.type, (own) => (
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
                  {types[typeNames[type]]}
                </option>
              ) : null,
            )}
        </select>
      ))}
      {field('unit', labels.unit, (own) => (
        <UnitInput
          id={own}
          value={made.unit ?? ''}
          onChange={(unit) => onChange({ ...made, unit: unit.trim() === '' ? null : unit })}
        />
      ))}
      {isNumeric
        ? field('decimals', labels.decimals, (own) => (
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
      {made.computation ? (
        <p>
          {computed.computed}: {computed.kinds[made.computation.kind]} ({made.computation.from}
          {made.computation.with ? `, ${made.computation.with}` : ''})
        </p>
      ) : null}
    </div>
  )
}
