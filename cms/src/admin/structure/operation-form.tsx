import { isChoice } from '@vitrine/contract/shapes/attribute-types'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { splitWays } from '#src/changes/structure/request.ts'
import type { SplitWay } from '#src/changes/structure/request.ts'
import type { StructureAttribute } from '#src/changes/structure/structure-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { Options } from '#src/ui/options.tsx'
import { structureTexts } from '#texts/structure.js'
import { ChoiceFields } from './choice-fields.tsx'
import { NoteOptions } from './how-fields.tsx'
import { MadeFields } from './made-fields.tsx'
import { draftOf, howOf, operationKinds } from './operation-draft.ts'
import type { OperationDraft } from './operation-draft.ts'
import { restOf, withRest } from './rule-select.ts'

const splitNames = {
  separator: 'separator',
  unit: 'unitWay',
  bounds: 'bounds',
} as const satisfies Record<SplitWay, string>

interface FormProps {
  attribute: StructureAttribute
  others: readonly StructureAttribute[]
  draft: OperationDraft | undefined
  onChange: (draft: OperationDraft | undefined) => void
}

/** Both parts of an attribute that is split. */
function SplitFields({
  draft,
  onChange,
}: {
  draft: Extract<OperationDraft, { kind: 'split' }>
  onChange: (draft: OperationDraft) => void
}): ReactNode {
  const { attributes: labels } = useTexts(structureTexts)
  const id = useId()
  const [first, second] = draft.into
  return (
    <>
      <div className="structure__fields">
        <p>
          <label htmlFor={`${id}-by`}>{labels.by}</label>
          <select
            id={`${id}-by`}
            value={draft.by}
            onChange={({ target }) => {
              const by = splitWays.find((way) => way === target.value)
              if (by) onChange({ ...draft, by })
            }}
          >
            <Options of={splitWays.map((way) => [way, labels[splitNames[way]]])} />
          </select>
        </p>
        {draft.by === 'separator' ? (
          <p>
            <label htmlFor={`${id}-separator`}>{labels.separator}</label>
            <input
              id={`${id}-separator`}
              value={draft.separator ?? ''}
              maxLength={10}
              onChange={({ target }) => onChange({ ...draft, separator: target.value })}
            />
          </p>
        ) : null}
      </div>
      <fieldset className="structure__part">
        <legend>{labels.first}</legend>
        <MadeFields
          made={first}
          onChange={(made) => onChange({ ...draft, into: [made, second] })}
        />
      </fieldset>
      <fieldset className="structure__part">
        <legend>{labels.second}</legend>
        <MadeFields
          made={second}
          onChange={(made) => onChange({ ...draft, into: [first, made] })}
        />
      </fieldset>
    </>
  )
}

/** Fields of an operation by its kind. */
function OperationFields({
  attribute,
  others,
  draft,
  onChange,
}: FormProps & { draft: OperationDraft }): ReactNode {
  const { attributes: labels, page } = useTexts(structureTexts)
  const id = useId()
  const how = howOf(draft)
  switch (draft.kind) {
    case 'change': {
      const hasChoices =
        isChoice(attribute.type) || (isChoice(draft.to.type) && attribute.type === 'text')
      return (
        <>
          <MadeFields made={draft.to} onChange={(to) => onChange({ ...draft, to })} />
          {hasChoices ? (
            <ChoiceFields
              attribute={attribute}
              how={how}
              onChange={(next) => onChange({ ...draft, how: next })}
            />
          ) : null}
        </>
      )
    }
    case 'merge':
      return (
        <div className="structure__fields">
          <p>
            <label htmlFor={id}>{labels.into}</label>
            <select
              id={id}
              value={draft.into}
              onChange={({ target }) => onChange({ ...draft, into: target.value })}
            >
              <Options of={others.map(({ key, label }) => [key, label])} />
            </select>
          </p>
        </div>
      )
    case 'split':
      return <SplitFields draft={draft} onChange={onChange} />
    case 'remove':
      return (
        <div className="structure__fields">
          <p>
            <label htmlFor={id}>{page.happensTo({ label: attribute.label })}</label>
            <select
              id={id}
              value={restOf(how) === 'refuse' ? '' : restOf(how)}
              onChange={({ target }) => onChange({ ...draft, how: withRest(how, target.value) })}
            >
              <option value="">{page.open}</option>
              <NoteOptions attributes={others} />
              <option value="drop">{page.drop}</option>
            </select>
          </p>
        </div>
      )
  }
}

/** What changes of an attribute. */
export function OperationForm(props: FormProps): ReactNode {
  const { attributes: labels } = useTexts(structureTexts)
  const { attribute, others, draft, onChange } = props
  return (
    <div className="structure__operation">
      <fieldset className="structure__kinds">
        <legend>{labels.operation}</legend>
        {[undefined, ...operationKinds].map((kind) => (
          <label key={kind ?? 'none'}>
            <input
              type="radio"
              name="operation"
              checked={draft?.kind === kind}
              onChange={() => onChange(kind && draftOf(kind, attribute, others))}
            />
            {labels.kinds[kind ?? 'none']}
          </label>
        ))}
      </fieldset>
      {draft ? <OperationFields {...props} draft={draft} /> : null}
    </div>
  )
}
