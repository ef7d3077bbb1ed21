import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { PressedSegments } from '#src/ui/choices.tsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { doubtReasons } from '#src/content/limits/doubt-reasons.ts'
import type { DoubtReason } from '#src/content/limits/doubt-reasons.ts'
import type { DoubtAnswer, ShownDoubt } from '#src/content/limits/doubt-shapes.ts'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { doubtsTexts } from '#texts/doubts.js'
import { answered, proposed } from './doubt-answers.ts'
import { measured } from './value-text.ts'
import type { Answers } from './doubt-answers.ts'
import { DoubtButtons } from './doubt-buttons.tsx'
import type { AnswerProps, ButtonsProps } from './doubt-buttons.tsx'
import { DoubtDetail } from './doubt-detail.tsx'
import './doubt-list.css'

/** Moves the focus to the next or previous row with a doubt. */
function moveFrom(row: HTMLTableRowElement, step: 1 | -1): void {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])]
  rows[rows.indexOf(row) + step]?.focus()
}

type RowProps = AnswerProps &
  Pick<ButtonsProps, 'isAcceptOnly'> & {
    isPublication: boolean
    /** True for the row that stands beside the table. */
    isShown: boolean
    onShow: () => void
  }

/** A doubtful value: what changes, why it is asked about, its neighbours, and the answer. */
function DoubtRow({
  doubt,
  answer,
  onAnswer,
  isAcceptOnly,
  isPublication,
  isShown,
  onShow,
}: RowProps): ReactNode {
  const labels = useTexts(doubtsTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { code, line, head, before, after, message, neighbours, isNew } = doubt
  const newRow = isPublication ? labels.newPart : labels.newRow
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    const key = event.key.toLowerCase()
    const proposal = proposed(doubt)
    if (step !== undefined) moveFrom(event.currentTarget, step)
    else if (key === 'a') onAnswer({ key: doubt.key })
    else if (isAcceptOnly) return
    else if (key === 'm' && proposal) onAnswer(proposal)
    else if (key === 'e' && typeof after !== 'string') setAsking(true)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the row; each has a button as well
    <tr
      tabIndex={0}
      data-answered={answer !== undefined || undefined}
      aria-current={isShown ? 'true' : undefined}
      onFocus={onShow}
      onPointerDown={onShow}
      onKeyDown={onKeyDown}
    >
      <th scope="row">
        {code}
        <small>{isNew ? newRow : line > 0 ? labels.line({ line }) : null}</small>
      </th>
      <td>{head}</td>
      <td className="ui-mono">
        <del>
          {before === null ? labels.empty : measured(language, before, { ...doubt, unit: null })}
        </del>{' '}
        <span className="ui-arrow">→</span> <ins>{measured(language, after, doubt)}</ins>
      </td>
      <td>{message}</td>
      <td className="ui-mono">
        {neighbours.map(({ code: name, value }) => (
          <span key={name} className="doubt-neighbour">
            {name} {measured(language, value, {})}
          </span>
        ))}
      </td>
      <td>
        <DoubtButtons
          doubt={doubt}
          answer={answer}
          onAnswer={onAnswer}
          isAcceptOnly={isAcceptOnly}
          isAsking={isAsking}
          onAsk={setAsking}
        />
      </td>
    </tr>
  )
}

interface BulkProps extends Pick<ButtonsProps, 'isAcceptOnly'> {
  doubts: readonly ShownDoubt[]
  onAnswers: (change: (answers: Answers) => Answers) => void
}

/** Ways to answer several doubts at once. */
function AnswerAll({ doubts, onAnswers, isAcceptOnly }: BulkProps): ReactNode {
  const labels = useTexts(doubtsTexts)
  const proposals = isAcceptOnly ? [] : doubts.filter(({ proposal }) => proposal !== undefined)
  const answer = (
    list: readonly ShownDoubt[],
    of: (doubt: ShownDoubt) => DoubtAnswer | undefined,
  ): void =>
    onAnswers((former) =>
      answered(
        former,
        list.map((doubt) => [doubt.key, of(doubt)] as const),
      ),
    )
  return (
    <div className="doubts__all">
      {proposals.length > 0 ? (
        <Button onClick={() => answer(proposals, proposed)}>
          {labels.proposeAll({ count: proposals.length })}
        </Button>
      ) : null}
      {doubts.length > 0 ? (
        <Button look="link" onClick={() => answer(doubts, ({ key }) => ({ key }))}>
          {labels.acceptAll({ count: doubts.length })}
        </Button>
      ) : null}
    </div>
  )
}

/** Doubts of the table by reason; all in one group by part number. */
const groupsOf = (
  doubts: readonly ShownDoubt[],
  by: 'code' | 'reason',
): { reason: DoubtReason | undefined; own: readonly ShownDoubt[] }[] =>
  by === 'code'
    ? [{ reason: undefined, own: doubts }]
    : doubtReasons
        .map((reason) => ({ reason, own: doubts.filter(({ reasons }) => reasons[0] === reason) }))
        .filter(({ own }) => own.length > 0)

interface ListProps {
  preview: Pick<PlanPreview, 'doubts' | 'moreDoubts'>
  answers: Answers
  onAnswers: (change: (answers: Answers) => Answers) => void
  /** True before a publication, which waits for all answers; else values without one stay out. */
  isPublication?: boolean
  isAcceptOnly?: boolean
}

/** Doubtful values of a plan or a publication, by part number or by reason, and the ways to answer all at once. */
export function DoubtList({
  preview,
  answers,
  onAnswers,
  isPublication = false,
  isAcceptOnly = false,
}: ListProps): ReactNode {
  const labels = useTexts(doubtsTexts)
  const [by, setBy] = useState<'code' | 'reason'>('code')
  const [shownKey, setShown] = useState('')
  const { doubts, moreDoubts } = preview
  const shown = doubts.find(({ key }) => key === shownKey) ?? doubts[0]
  const openOf = (list: readonly ShownDoubt[]) => list.filter(({ key }) => !answers.has(key))
  const { code, field, change, why, neighbours, answer } = labels
  return (
    <section className="doubts">
      <div className="doubts__bar">
        <p>{isPublication ? labels.introPublish : labels.intro}</p>
        <PressedSegments
          label={labels.by}
          chosen={by}
          choices={[
            ['code', labels.byCode],
            ['reason', labels.byReason],
          ]}
          onChoose={setBy}
        />
        {by === 'code' ? (
          <AnswerAll doubts={openOf(doubts)} onAnswers={onAnswers} isAcceptOnly={isAcceptOnly} />
        ) : null}
      </div>
      <div className="doubts__columns">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access */}
        <div className="doubts__table" role="region" aria-label={labels.table} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[code, field, change, why, neighbours, answer].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groupsOf(doubts, by).flatMap(({ reason, own }) => [
                reason === undefined ? null : (
                  <tr key={reason} className="doubts__reason">
                    <th colSpan={4} scope="rowgroup">
                      {labels.reasons[reason]} <span className="ui-mono">{own.length}</span>
                    </th>
                    <td colSpan={2}>
                      <AnswerAll
                        doubts={openOf(own)}
                        onAnswers={onAnswers}
                        isAcceptOnly={isAcceptOnly}
                      />
                    </td>
                  </tr>
                ),
                ...own.map((doubt) => (
                  <DoubtRow
                    key={doubt.key}
                    doubt={doubt}
                    answer={answers.get(doubt.key)}
                    isAcceptOnly={isAcceptOnly}
                    isPublication={isPublication}
                    isShown={doubt === shown}
                    onShow={() => setShown(doubt.key)}
                    onAnswer={(given) =>
                      onAnswers((former) => answered(former, [[doubt.key, given]]))
                    }
                  />
                )),
              ])}
            </tbody>
          </table>
        </div>
        {shown ? (
          <DoubtDetail
            doubt={shown}
            position={doubts.indexOf(shown) + 1}
            count={doubts.length + moreDoubts}
          />
        ) : null}
      </div>
      <p className="ui-small">{isAcceptOnly ? labels.keysAccept : labels.keys}</p>
      {moreDoubts > 0 ? <p className="ui-small">{labels.more({ count: moreDoubts })}</p> : null}
    </section>
  )
}
