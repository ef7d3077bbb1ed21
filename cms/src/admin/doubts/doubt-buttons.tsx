import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import type { DoubtAnswer, ShownDoubt } from '#src/content/limits/doubt-shapes.ts'
import type { DoubtedValue } from '#src/content/limits/doubted-value.ts'
import { parseCell } from '#src/content/variants/cells/cell-text.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { doubtsTexts } from '#texts/doubts.js'
import { proposed } from './doubt-answers.ts'
import { measured } from './value-text.ts'

export interface AnswerProps {
  doubt: ShownDoubt
  answer: DoubtAnswer | undefined
  onAnswer: (answer: DoubtAnswer | undefined) => void
}

interface OtherProps extends Pick<AnswerProps, 'doubt'> {
  onValue: (value: DoubtedValue) => void
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
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') onCancel()
        }}
        onChange={({ target }) => {
          setText(target.value)
          setProblem('')
        }}
      />{' '}
      {doubt.unit}
      <button type="submit" className="ui-button">
        {labels.take}
      </button>
      <Button look="link" onClick={onCancel}>
        {labels.cancel}
      </Button>
      <small id={id} role="alert">
        {problem}
      </small>
    </form>
  )
}

export interface ButtonsProps extends AnswerProps {
  /** True: no other value can be given. */
  isAcceptOnly: boolean
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
}

/** Ways to answer a doubt, or the answer that was given. */
export function DoubtButtons({
  doubt,
  answer,
  onAnswer,
  isAcceptOnly,
  isAsking,
  onAsk,
}: ButtonsProps): ReactNode {
  const labels = useTexts(doubtsTexts)
  const language = useLanguage()
  const name = `${doubt.code}, ${doubt.head}`
  const shown = (value: DoubtedValue): string => measured(language, value, doubt)
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
        <Button
          look="link"
          aria-label={labels.undoName({ name })}
          onClick={() => onAnswer(undefined)}
        >
          {labels.undo}
        </Button>
      </span>
    )
  const proposal = proposed(doubt)
  return (
    <span className="doubt-buttons">
      {!isAcceptOnly && proposal && doubt.proposal !== undefined ? (
        <Button
          aria-label={labels.proposeName({ name, value: shown(doubt.proposal) })}
          onClick={() => onAnswer(proposal)}
        >
          {labels.propose({ value: shown(doubt.proposal) })}
        </Button>
      ) : null}
      <Button
        aria-label={labels.acceptName({ name, value: shown(doubt.after) })}
        onClick={() => onAnswer({ key: doubt.key })}
      >
        {labels.accept}
      </Button>
      {isAcceptOnly || typeof doubt.after === 'string' ? null : (
        <Button look="link" aria-label={labels.otherName({ name })} onClick={() => onAsk(true)}>
          {labels.other}
        </Button>
      )}
    </span>
  )
}
