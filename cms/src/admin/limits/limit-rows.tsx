import { useId } from 'react'
import type { ReactNode } from 'react'
import { measureIn, numberIn } from '#src/content/limits/check-limits.ts'
import type { Span } from '#src/content/limits/doubts.ts'
import { familiesOf, textOfFamilies } from '#src/content/limits/families.ts'
import { limitFacts } from '#src/content/limits/limit-kinds.ts'
import type { LimitKind } from '#src/content/limits/limit-kinds.ts'
import { isNumeric } from '#src/content/limits/measured.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { limitsPageTexts } from '#texts/limits-page.js'
import {
  emptyLimit,
  kindGroups,
  kindsOf,
  repeatable,
  typedLimits,
  unitOfLimit,
} from './draft-limits.ts'
import type { DraftLimit, DraftProblem, KindGroup } from './draft-limits.ts'

interface RowsProps {
  column: Declared
  columns: readonly Declared[]
  drafts: readonly DraftLimit[]
  problems: readonly DraftProblem[]
  span: Span | undefined
  /** Codes of the families of the subcategory. */
  families: readonly string[]
  isClosed: boolean
  onChange: (drafts: readonly DraftLimit[]) => void
}

interface RangeLineProps {
  low: number | undefined
  high: number | undefined
  span: Span
  column: Declared
}

/** Range of a limit as a dimension line, with the values of today drawn on it. */
function RangeLine({ low, high, span, column }: RangeLineProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const language = useLanguage()
  const ends = [low ?? span.min, high ?? span.max]
  const [first, last] = [Math.min(...ends, span.min), Math.max(...ends, span.max)]
  const at = (value: number): number =>
    last === first ? 0 : Math.round((1000 * (value - first)) / (last - first)) / 10
  const shown = (value: number): string => numberIn(language, value)
  const sentence = labels.rangeLine({
    low: shown(span.min),
    high: measureIn(language, span.max, column.unit),
  })
  const isOut = (low !== undefined && span.min < low) || (high !== undefined && span.max > high)
  return (
    <div className="limits-range">
      <span className="ui-hidden">{sentence}</span>
      <div aria-hidden="true" data-out={isOut || undefined}>
        <span className="limits-range__axis" />
        <span
          className="limits-range__values"
          style={{
            insetInlineStart: `${at(span.min)}%`,
            width: `max(2px, ${at(span.max) - at(span.min)}%)`,
          }}
        />
        {low === undefined ? null : (
          <span className="limits-range__end" style={{ insetInlineStart: `${at(low)}%` }}>
            {shown(low)}
          </span>
        )}
        {high === undefined || high === low ? null : (
          <span className="limits-range__end" style={{ insetInlineStart: `${at(high)}%` }}>
            {shown(high)}
          </span>
        )}
        <span className="limits-range__today" style={{ insetInlineStart: `${at(span.min)}%` }}>
          {shown(span.min)}
        </span>
        {at(span.max) - at(span.min) < 12 ? null : (
          <span className="limits-range__today" style={{ insetInlineStart: `${at(span.max)}%` }}>
            {shown(span.max)}
          </span>
        )}
      </div>
    </div>
  )
}

interface RowProps {
  draft: DraftLimit
  name: string
  hint: string
  problem: string | undefined
  column: Declared
  others: readonly Declared[]
  families: readonly string[]
  isClosed: boolean
  onChange: (draft: DraftLimit) => void
}

interface FamiliesProps extends Pick<RowProps, 'name' | 'draft' | 'families' | 'isClosed'> {
  onEdit: (part: Partial<DraftLimit>) => void
}

/** Families that need a value, each to be switched on and off. */
function FamilyChoices({ name, draft, families, isClosed, onEdit }: FamiliesProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const chosen = familiesOf(draft.text)
  const codes = [...families, ...chosen.filter((code) => !families.includes(code))]
  if (codes.length === 0) return <small>{labels.noFamilies}</small>
  return (
    <span className="limits-families" role="group" aria-label={name}>
      {codes.map((code) => (
        <Button
          key={code}
          aria-pressed={chosen.includes(code)}
          disabled={isClosed}
          onClick={() => {
            const next = codes.filter((each) => chosen.includes(each) !== (each === code))
            onEdit({ text: textOfFamilies(next), isOn: next.length > 0 })
          }}
        >
          {code}
        </Button>
      ))}
    </span>
  )
}

/** What a limit of a kind takes: a number, another attribute, a text. */
function Operands({
  draft,
  name,
  problem,
  column,
  others,
  families,
  isClosed,
  onChange,
  hintId,
}: RowProps & { hintId: string }): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const { operand } = limitFacts[draft.kind]
  const unit = unitOfLimit(draft.kind, column)
  const shared = {
    disabled: isClosed,
    'aria-invalid': problem !== undefined,
    'aria-describedby': hintId,
  }
  const edit = (part: Partial<DraftLimit>): void => onChange({ ...draft, isOn: true, ...part })
  return (
    <>
      {operand === 'number' ? (
        <span className="limits-row__number">
          <input
            type="text"
            inputMode="decimal"
            aria-label={labels.numberOf({ kind: name })}
            value={draft.number}
            onChange={({ target }) => edit({ number: target.value })}
            {...shared}
          />
          {unit ? <span className="ui-mono">{unit}</span> : null}
        </span>
      ) : null}
      {operand === 'other' || operand === 'pairs' ? (
        <select
          aria-label={labels.otherOf({ kind: name })}
          value={draft.other}
          onChange={({ target }) => edit({ other: target.value })}
          {...shared}
        >
          <option value="">{labels.chooseOther}</option>
          {others.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      ) : null}
      {operand === 'families' ? (
        <FamilyChoices
          name={name}
          draft={draft}
          families={families}
          isClosed={isClosed}
          onEdit={edit}
        />
      ) : null}
      {operand === 'text' ? (
        <input
          type="text"
          aria-label={labels.textOf({ kind: name })}
          value={draft.text}
          onChange={({ target }) => edit({ text: target.value })}
          {...shared}
        />
      ) : null}
      {operand === 'pairs' && (draft.isOn || draft.text !== '') ? (
        <textarea
          rows={3}
          aria-label={labels.textOf({ kind: name })}
          value={draft.text}
          onChange={({ target }) => edit({ text: target.value })}
          {...shared}
        />
      ) : null}
    </>
  )
}

/** A limit with its check box, what it takes and what it does. */
function LimitRow(props: RowProps): ReactNode {
  const { draft, name, hint, problem, isClosed, onChange } = props
  const labels = useTexts(limitsPageTexts)
  const id = useId()
  const { effect } = limitFacts[draft.kind]
  return (
    <div className="limits-row" data-off={draft.isOn ? undefined : ''}>
      <label>
        <input
          type="checkbox"
          checked={draft.isOn}
          disabled={isClosed}
          onChange={({ target }) => onChange({ ...draft, isOn: target.checked })}
        />
        {name}
      </label>
      <div className="limits-row__what">
        <Operands {...props} hintId={id} />
        {hint ? <small>{hint}</small> : null}
        <p id={id} role="alert">
          {problem}
        </p>
      </div>
      <span className="limits-row__effect" data-effect={effect}>
        {labels.effects[effect]}
      </span>
    </div>
  )
}

/** Text of a key that not all have. */
const textAt = (texts: Readonly<Record<string, string>>, key: string): string => texts[key] ?? ''

/** Smallest and largest value in one row, on the line of today's values. */
function RangeRows({
  column,
  columns,
  drafts,
  problems,
  span,
  isClosed,
  onChange,
}: RowsProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const language = useLanguage()
  const id = useId()
  const bounds = drafts.flatMap((draft, at) =>
    draft.kind === 'minimum' || draft.kind === 'maximum' ? [{ draft, at }] : [],
  )
  const { limits } = typedLimits(drafts, column, columns, language)
  const numberOf = (kind: LimitKind): number | undefined =>
    limits.find((limit) => limit.kind === kind)?.number ?? undefined
  const problem = problems.find(({ at }) => bounds.some((each) => each.at === at))
  const isOn = bounds.some(({ draft }) => draft.isOn)
  const change = (part: (draft: DraftLimit) => Partial<DraftLimit>): void =>
    onChange(
      drafts.map((draft, at) =>
        bounds.some((each) => each.at === at) ? { ...draft, ...part(draft) } : draft,
      ),
    )
  return (
    <>
      {span ? (
        <RangeLine
          low={numberOf('minimum')}
          high={numberOf('maximum')}
          span={span}
          column={column}
        />
      ) : null}
      <div className="limits-row" data-off={isOn ? undefined : ''}>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            disabled={isClosed}
            onChange={({ target }) => change(() => ({ isOn: target.checked }))}
          />
          {labels.kinds.range}
        </label>
        <div className="limits-row__what">
          <span className="limits-row__number">
            {bounds.map(({ draft, at }) => (
              <span key={draft.kind} className="limits-row__number">
                {draft.kind === 'maximum' ? labels.to : null}
                <input
                  type="text"
                  inputMode="decimal"
                  aria-label={labels.kinds[draft.kind === 'minimum' ? 'minimum' : 'maximum']}
                  aria-invalid={problem?.at === at}
                  aria-describedby={id}
                  disabled={isClosed}
                  value={draft.number}
                  onChange={({ target }) =>
                    change((each) => ({
                      isOn: true,
                      ...(each.kind === draft.kind ? { number: target.value } : {}),
                    }))
                  }
                />
              </span>
            ))}
            {column.unit ? <span className="ui-mono">{column.unit}</span> : null}
          </span>
          <p id={id} role="alert">
            {problem?.message}
          </p>
        </div>
        <span className="limits-row__effect" data-effect="refuses">
          {labels.effects.refuses}
        </span>
      </div>
    </>
  )
}

/** Limits of an attribute in groups, a row for each kind that its type can have. */
export function LimitRows(props: RowsProps): ReactNode {
  const { column, columns, drafts, problems, families, isClosed, onChange } = props
  const labels = useTexts(limitsPageTexts)
  const others = columns.filter(({ key }) => key !== column.key)
  const kinds = kindsOf(column.type)
  const groups = (Object.keys(kindGroups) as KindGroup[]).filter((group) =>
    kindGroups[group].some((kind) => kinds.includes(kind)),
  )
  const addable = kinds.filter(repeatable)
  return (
    <>
      {groups.map((group) => (
        <section key={group} aria-label={labels.groups[group]}>
          <h3>
            {labels.groups[group]}{' '}
            <span className="ui-small">{textAt(labels.groupHints, group)}</span>
          </h3>
          {group === 'range' ? <RangeRows {...props} /> : null}
          {drafts.map((draft, at) =>
            group !== 'range' &&
            (kindGroups[group] as readonly LimitKind[]).includes(draft.kind) ? (
              <LimitRow
                // oxlint-disable-next-line react/no-array-index-key -- rows are added at the end and never removed
                key={at}
                draft={draft}
                name={labels.kinds[draft.kind]}
                hint={draft.isOn || draft.kind !== 'pairs' ? textAt(labels.hints, draft.kind) : ''}
                problem={problems.find((each) => each.at === at)?.message}
                column={column}
                others={
                  draft.kind === 'pairs' ? others : others.filter(({ type }) => isNumeric(type))
                }
                families={families}
                isClosed={isClosed}
                onChange={(changed) =>
                  onChange(drafts.map((each, index) => (index === at ? changed : each)))
                }
              />
            ) : null,
          )}
        </section>
      ))}
      {isClosed || addable.length === 0 ? null : (
        <select
          className="limits-add"
          aria-label={labels.addAnother}
          value=""
          onChange={({ target }) => {
            const kind = addable.find((each) => each === target.value)
            if (kind) onChange([...drafts, { ...emptyLimit(kind), isOn: true }])
          }}
        >
          <option value="">{labels.add}</option>
          {addable.map((kind) => (
            <option key={kind} value={kind}>
              {labels.kinds[kind]}
            </option>
          ))}
        </select>
      )}
    </>
  )
}
