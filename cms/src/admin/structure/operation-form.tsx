import { isChoice } from '@vitrine/contract/shapes/attribute-types'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { splitWays } from '#src/changes/structure/request.ts'
import type { SplitWay } from '#src/changes/structure/request.ts'
import type { StructureAttribute } from '#src/changes/structure/structure-shapes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { ChoiceFields } from './choice-fields.tsx'
import { NoteOptions } from './how-fields.tsx'
import { MadeFields } from './made-fields.tsx'
import { draftOf, howOf, operationKinds } from './operation-draft.ts'
import type { OperationDraft } from './operation-draft.ts'
import { restOf, withRest } from './rule-select.ts'

const { attributes: labels, page } = labelsOf(structureTexts)

const splitNames: Record<SplitWay, Label> = {
  separator: labels.separator,
  unit: labels.unitWay,
  bounds: labels.bounds,
}

interface FormProps {
  attribute: StructureAttribute
  others: readonly StructureAttribute[]
  draft: OperationDraft | undefined
  onChange: (draft: OperationDraft | undefined) => void
  language: string
}

/** Both parts of an attribute that is split. */
function SplitFields({
  draft,
  onChange,
  language,
}: {
  draft: Extract<OperationDraft, { kind: 'split' }>
  onChange: (draft: OperationDraft) => void
  language: string
}): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const id = useId()
  const [first, second] = draft.into
  return (
    <>
      <div className="structure__fields">
        <p>
          <label htmlFor={`${id}-by`}>{say(labels.by)}</label>
          <select
            id={`${id}-by`}
            value={draft.by}
            onChange={({ target }) => {
              const by = splitWays.find((way) => way === target.value)
              if (by) onChange({ ...draft, by })
            }}
          >
            {splitWays.map((way) => (
              <option key={way} value={way}>
                {say(splitNames[way])}
              </option>
            ))}
          </select>
        </p>
        {draft.by === 'separator' ? (
          <p>
            <label htmlFor={`${id}-separator`}>{say(labels.separator)}</label>
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
        <legend>{say(labels.first)}</legend>
        <MadeFields
          made={first}
          onChange={(made) => onChange({ ...draft, into: [made, second] })}
          language={language}
        />
      </fieldset>
      <fieldset className="structure__part">
        <legend>{say(labels.second)}</legend>
        <MadeFields
          made={second}
          onChange={(made) => onChange({ ...draft, into: [first, made] })}
          language={language}
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
  language,
}: FormProps & { draft: OperationDraft }): ReactNode {
  const id = useId()
  const how = howOf(draft)
  switch (draft.kind) {
    case 'change': {
      const hasChoices =
        isChoice(attribute.type) || (isChoice(draft.to.type) && attribute.type === 'text')
      return (
        <>
          <MadeFields
            made={draft.to}
            onChange={(to) => onChange({ ...draft, to })}
            language={language}
          />
          {hasChoices ? (
            <ChoiceFields
              attribute={attribute}
              how={how}
              onChange={(next) => onChange({ ...draft, how: next })}
              language={language}
            />
          ) : null}
        </>
      )
    }
    case 'merge':
      return (
        <div className="structure__fields">
          <p>
            <label htmlFor={id}>{textOf(labels.into, language)}</label>
            <select
              id={id}
              value={draft.into}
              onChange={({ target }) => onChange({ ...draft, into: target.value })}
            >
              {others.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </p>
        </div>
      )
    case 'split':
      return <SplitFields draft={draft} onChange={onChange} language={language} />
    case 'remove':
      return (
        <div className="structure__fields">
          <p>
            <label htmlFor={id}>
              {textOf(page.happensTo({ label: attribute.label }), language)}
            </label>
            <select
              id={id}
              value={restOf(how) === 'refuse' ? '' : restOf(how)}
              onChange={({ target }) => onChange({ ...draft, how: withRest(how, target.value) })}
            >
              <option value="">{textOf(page.open, language)}</option>
              <NoteOptions attributes={others} language={language} />
              <option value="drop">{textOf(page.drop, language)}</option>
            </select>
          </p>
        </div>
      )
  }
}

/** What changes of an attribute. */
export function OperationForm(props: FormProps): ReactNode {
  const { attribute, others, draft, onChange, language } = props
  const say = (label: Label): string => textOf(label, language)
  return (
    <div className="structure__operation">
      <fieldset className="structure__kinds">
        <legend>{say(labels.operation)}</legend>
        {[undefined, ...operationKinds].map((kind) => (
          <label key={kind ?? 'none'}>
            <input
              type="radio"
              name="operation"
              checked={draft?.kind === kind}
              onChange={() => onChange(kind && draftOf(kind, attribute, others))}
            />
            {say(labels.kinds[kind ?? 'none'])}
          </label>
        ))}
      </fieldset>
      {draft ? <OperationFields {...props} draft={draft} /> : null}
    </div>
  )
}
