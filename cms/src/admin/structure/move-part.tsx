import { useId } from 'react'
import type { ReactNode } from 'react'
import type {
  ShownRule,
  StructureSubject,
  StructureView,
} from '#src/changes/structure/structure-shapes.ts'
import type { SentStructure } from '#src/changes/structure/request.ts'
import { useTexts } from '#src/platform/language.ts'
import { Options } from '#src/ui/options.tsx'
import { structureTexts } from '#texts/structure.js'
import { HowFields, NoteOptions } from './how-fields.tsx'
import { chosenOf, valueOf } from './rule-select.ts'
import type { ChosenRule } from './rule-select.ts'

/** Chosen rules by former subcategory and attribute. */
export type ChosenRules = Readonly<Record<string, ChosenRule>>

export const ruleKey = ({ subcategory, from }: Pick<ShownRule, 'subcategory' | 'from'>): string =>
  `${subcategory} ${from.key}`

/** Rules as they are sent. */
export const moveRules = (chosen: ChosenRules) =>
  Object.entries(chosen).map(([key, { action, to, how }]) => {
    const [subcategory = '', from = ''] = key.split(' ')
    const rule = { subcategory: Number(subcategory), from, action, how }
    return to === undefined ? rule : { ...rule, to }
  })

/** Sent rules as they are chosen. */
export const chosenRules = ({ rules = [] }: SentStructure & { kind: 'move' }): ChosenRules =>
  Object.fromEntries(
    rules.map(({ subcategory, from, action, to, how = {} }) => [
      `${subcategory} ${from}`,
      to === undefined ? { action, how } : { action, to, how },
    ]),
  )

/** Subcategory to which products move. */
export function TargetField({
  subject,
  target,
  onChange,
}: {
  subject: StructureSubject
  target: number | undefined
  onChange: (target: number | undefined) => void
}): ReactNode {
  const { page: labels } = useTexts(structureTexts)
  const id = useId()
  const former = new Set(subject.groups.map((group) => group.id))
  const isOnly = former.size === 1
  return (
    <p className="structure__target">
      <label htmlFor={id}>{labels.target}</label>
      <select
        id={id}
        value={target ?? ''}
        onChange={({ target: select }) =>
          onChange(select.value === '' ? undefined : Number(select.value))
        }
      >
        <Options
          none={labels.chooseTarget}
          of={subject.targets
            .filter((each) => !isOnly || !former.has(each.id))
            .map((each) => [each.id, each.title])}
        />
      </select>
    </p>
  )
}

interface ControlProps {
  rule: ShownRule
  view: StructureView
  chosen: ChosenRules
  onChange: (chosen: ChosenRules) => void
}

/** What happens to the values of an attribute of a product that moves. */
export function MoveControl({ rule, view, chosen, onChange }: ControlProps): ReactNode {
  const { page: labels } = useTexts(structureTexts)
  const key = ruleKey(rule)
  const own = chosen[key]
  const { from, to } = rule
  const isShared = view.rules.some(
    (each) =>
      each !== rule &&
      each.subcategory === rule.subcategory &&
      each.to.some((one) => one.key === to[0]?.key),
  )
  const choose = (next: ChosenRule): void => onChange({ ...chosen, [key]: next })
  const how = own?.how ?? {}
  return (
    <>
      <select
        aria-label={labels.happensTo({ label: from.label })}
        value={valueOf(rule, own)}
        data-open={rule.action === 'open' && rule.counts.refused > 0 ? '' : undefined}
        onChange={({ target }) => choose(chosenOf(target.value, own))}
      >
        {rule.action === 'open' ? <option value="">{labels.open}</option> : null}
        {view.attributes.map((attribute) => (
          <option key={attribute.key} value={`map:${attribute.key}`}>
            {(attribute.key === from.key ? labels.auto : labels.mapTo)(attribute)}
          </option>
        ))}
        <NoteOptions attributes={view.attributes} />
        <option value="drop">{labels.drop}</option>
      </select>
      <HowFields
        rule={rule}
        how={how}
        onChange={(next) =>
          choose(
            own
              ? { ...own, how: next }
              : { action: 'map', ...(to[0] ? { to: to[0].key } : {}), how: next },
          )
        }
        attributes={view.attributes}
        isShared={isShared}
      />
    </>
  )
}
