import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { parseCell } from '#src/content/variants/cells/cell-text.ts'
import { shownIn } from '#src/content/limits/check-limits.ts'
import { doubtReasons } from '#src/content/limits/doubts.ts'
import type { Measured } from '#src/content/limits/doubts.ts'
import type { DoubtAnswer, ImportDoubt } from '#src/changes/plans/doubt-shapes.ts'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { doubtsTexts } from '#texts/doubts.js'
import { answered, proposed } from './doubt-answers.ts'
import type { Answers } from './doubt-answers.ts'
import './doubt-list.css'

/** Number or range with its unit, in the language of the panel. */
const measured = (language: string, value: Measured, unit: string | null): string =>
  shownIn(language, value, { choices: [], unit })

interface AnswerProps {
  doubt: ImportDoubt
  answer: DoubtAnswer | undefined
  onAnswer: (answer: DoubtAnswer | undefined) => void
}

interface OtherProps extends Pick<AnswerProps, 'doubt'> {
  onValue: (value: Measured) => void
  onCancel: () => void
}

/** Input of another value for a doubtful one. */
function OtherValue({ doubt, onValue, onCancel }: OtherProps): ReactNode {
  const labels = useTexts(doubtsTexts)
  const language = useLanguage()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const id = useId()
  const send = (): void => {
    const type = Array.isArray(doubt.after) ? 'range' : 'number'
    const declared = {
      key: '',
      label: '',
      type,
      unit: doubt.unit,
      decimals: null,
      choices: [],
    } as const
    const value = parseCell(text, { ...declared, choices: [] }, decimalMarkOf(language))
    if (typeof value === 'number' || Array.isArray(value)) onValue(value)
    else setProblem(labels.wrong)
  }
  return (
    <form
      className="doubt-other"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onCancel()
      }}
    >
      <input
        type="text"
        inputMode="decimal"
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press asked for this input
        autoFocus
        aria-label={labels.otherValue({ name: `${doubt.code}, ${doubt.head}` })}
        aria-invalid={problem !== ''}
        aria-describedby={id}
        onChange={({ target }) => {
          setText(target.value)
          setProblem('')
        }}
      />{' '}
      {doubt.unit}
      <button type="submit" className="ui-button">
        {labels.take}
      </button>
      <button type="button" className="ui-link" onClick={onCancel}>
        {labels.cancel}
      </button>
      <small id={id} role="alert">
        {problem}
      </small>
    </form>
  )
}

interface ButtonsProps extends AnswerProps {
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
}

/** Ways to answer a doubt, or the answer that was given. */
export function DoubtButtons({
  doubt,
  answer,
  onAnswer,
  isAsking,
  onAsk,
}: ButtonsProps): ReactNode {
  const labels = useTexts(doubtsTexts)
  const language = useLanguage()
  const name = `${doubt.code}, ${doubt.head}`
  const shown = (value: Measured): string => measured(language, value, doubt.unit)
  if (isAsking)
    return (
      <OtherValue
        doubt={doubt}
        onCancel={() => onAsk(false)}
        onValue={(value) => {
          onAsk(false)
          onAnswer({ key: doubt.key, value })
        }}
      />
    )
  if (answer)
    return (
      <span className="doubt-answered">
        ✓{' '}
        {answer.value === undefined
          ? labels.accepted({ value: shown(doubt.after) })
          : labels.replaced({ value: shown(answer.value) })}{' '}
        <button
          type="button"
          className="ui-link"
          aria-label={labels.undoName({ name })}
          onClick={() => onAnswer(undefined)}
        >
          {labels.undo}
        </button>
      </span>
    )
  const proposal = proposed(doubt)
  return (
    <span className="doubt-buttons">
      {proposal && doubt.proposal !== undefined ? (
        <button
          type="button"
          className="ui-button"
          aria-label={labels.useName({ name, value: shown(doubt.proposal) })}
          onClick={() => onAnswer(proposal)}
        >
          {labels.use({ value: shown(doubt.proposal) })}
        </button>
      ) : null}
      <button
        type="button"
        className="ui-button"
        aria-label={labels.acceptName({ name, value: shown(doubt.after) })}
        onClick={() => onAnswer({ key: doubt.key })}
      >
        {labels.accept}
      </button>
      <button
        type="button"
        className="ui-link"
        aria-label={labels.otherName({ name })}
        onClick={() => onAsk(true)}
      >
        {labels.other}
      </button>
    </span>
  )
}

interface RowProps extends AnswerProps {
  onStep: (step: 1 | -1) => void
}

/** A doubtful value: what changes, why it is asked about, its neighbours, and the answer. */
function DoubtRow({ doubt, answer, onAnswer, onStep }: RowProps): ReactNode {
  const labels = useTexts(doubtsTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { code, line, head, unit, before, after, message, neighbours, isNew } = doubt
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    const key = event.key.toLowerCase()
    const proposal = proposed(doubt)
    if (step !== undefined) onStep(step)
    else if (key === 'm' && proposal) onAnswer(proposal)
    else if (key === 'a') onAnswer({ key: doubt.key })
    else if (key === 'e') setAsking(true)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the row; each has a button as well
    <tr tabIndex={0} data-answered={answer !== undefined || undefined} onKeyDown={onKeyDown}>
      <th scope="row">
        {code}
        <small>{isNew ? labels.newRow : line > 0 ? labels.line({ line }) : null}</small>
      </th>
      <td>{head}</td>
      <td className="ui-mono">
        <del>{before === null ? labels.empty : measured(language, before, null)}</del>{' '}
        <span className="ui-arrow">→</span> <ins>{measured(language, after, unit)}</ins>
      </td>
      <td>{message}</td>
      <td className="ui-mono">
        {neighbours.map(({ code: name, value }) => (
          <span key={name} className="doubt-neighbour">
            {name} {measured(language, value, null)}
          </span>
        ))}
      </td>
      <td>
        <DoubtButtons
          doubt={doubt}
          answer={answer}
          onAnswer={onAnswer}
          isAsking={isAsking}
          onAsk={setAsking}
        />
      </td>
    </tr>
  )
}

interface ListProps {
  preview: Pick<PlanPreview, 'doubts' | 'moreDoubts'>
  answers: Answers
  onAnswers: (change: (answers: Answers) => Answers) => void
}

/** Doubtful values of a plan, by part number or by reason, and the ways to answer all at once. */
export function DoubtList({ preview, answers, onAnswers }: ListProps): ReactNode {
  const labels = useTexts(doubtsTexts)
  const [by, setBy] = useState<'code' | 'reason'>('code')
  const body = useRef<HTMLTableSectionElement>(null)
  const { doubts, moreDoubts } = preview
  const open = doubts.filter(({ key }) => !answers.has(key))
  const groups =
    by === 'code'
      ? [['', doubts] as const]
      : doubtReasons.flatMap((reason) => {
          const own = doubts.filter(({ reasons }) => reasons[0] === reason)
          return own.length > 0 ? [[reason, own] as const] : []
        })
  const step = (from: number, by_: 1 | -1): void => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])]
    rows[Math.min(rows.length - 1, Math.max(0, from + by_))]?.focus()
  }
  const answerAll = (
    list: readonly ImportDoubt[],
    of: (doubt: ImportDoubt) => DoubtAnswer | undefined,
  ) =>
    onAnswers((former) =>
      answered(
        former,
        list.map((doubt) => [doubt.key, of(doubt)] as const),
      ),
    )
  const bulk = (list: readonly ImportDoubt[]): ReactNode => {
    const proposals = list.filter(({ proposal }) => proposal !== undefined)
    return (
      <>
        {proposals.length > 0 ? (
          <button
            type="button"
            className="ui-button"
            onClick={() => answerAll(proposals, proposed)}
          >
            {labels.useAll({ count: proposals.length })}
          </button>
        ) : null}
        {list.length > 0 ? (
          <button
            type="button"
            className="ui-link"
            onClick={() => answerAll(list, ({ key }) => ({ key }))}
          >
            {labels.acceptAll({ count: list.length })}
          </button>
        ) : null}
      </>
    )
  }
  let at = -1
  return (
    <section className="doubts">
      <div className="doubts__bar">
        <p>{labels.intro}</p>
        <div className="ui-choices" role="group" aria-label={labels.by}>
          {(['code', 'reason'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={by === each} onClick={() => setBy(each)}>
              {each === 'code' ? labels.byCode : labels.byReason}
            </button>
          ))}
        </div>
        {by === 'code' ? bulk(open) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access */}
      <div className="doubts__table" role="region" aria-label={labels.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[
                labels.code,
                labels.field,
                labels.change,
                labels.why,
                labels.neighbours,
                labels.answer,
              ].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {groups.flatMap(([reason, own]) => [
              ...(reason === ''
                ? []
                : [
                    <tr key={reason} className="doubts__reason">
                      <th colSpan={4} scope="rowgroup">
                        {labels.reasons[reason]} <span className="ui-mono">{own.length}</span>
                      </th>
                      <td colSpan={2}>{bulk(own.filter(({ key }) => !answers.has(key)))}</td>
                    </tr>,
                  ]),
              ...own.map((doubt) => {
                at += 1
                const own_ = at
                return (
                  <DoubtRow
                    key={doubt.key}
                    doubt={doubt}
                    answer={answers.get(doubt.key)}
                    onAnswer={(answer) =>
                      onAnswers((former) => answered(former, [[doubt.key, answer]]))
                    }
                    onStep={(by_) => step(own_, by_)}
                  />
                )
              }),
            ])}
          </tbody>
        </table>
      </div>
      <p className="ui-small">{labels.keys}</p>
      {moreDoubts > 0 ? <p className="ui-small">{labels.more({ count: moreDoubts })}</p> : null}
    </section>
  )
}
