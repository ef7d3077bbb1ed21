import { useId } from 'react'
import type { ReactNode } from 'react'
import { TimeNote } from '#src/admin/panel/time-note.tsx'
import { staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'
import { structureTexts } from '#texts/structure.js'
import { orderWays } from './order-text.ts'
import type { OrderWay } from './order-text.ts'
import type { Choices } from './use-order.ts'

const { order: labels } = labelsOf(importPageTexts)
const { page: structureLabels } = labelsOf(structureTexts)

interface ChoiceProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  title: string
  hint: string
}

/** Choice with a hint. */
function OrderChoice({ name, isChosen, onChoose, title, hint }: ChoiceProps): ReactNode {
  const id = useId()
  return (
    <div className="order__choice">
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-hint`}
      />
      <label htmlFor={id}>{title}</label>
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  )
}

interface WaysProps {
  choices: Pick<Choices, 'way' | 'typed'>
  onChoose: (change: Partial<Pick<Choices, 'way' | 'typed'>>) => void
  /** Id of the message about the form. */
  problemId: string
  /** False for a change without a state of drafts alone. */
  hasDrafts?: boolean
  legend?: Label
  /** Hints in place of those of a file. */
  hints?: Record<OrderWay, Label>
  language: string
}

const fileHints: Record<OrderWay, Label> = {
  draft: labels.draftHint,
  publish: labels.publishHint,
  later: labels.laterHint({ zone: staffTimeZone.replaceAll('_', ' ') }),
}

/** As drafts, published now, or published at a time. */
export function WayChoices({
  choices: { way, typed },
  onChoose,
  problemId,
  hasDrafts = true,
  legend = labels.how,
  hints = fileHints,
  language,
}: WaysProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const id = useId()
  return (
    <fieldset className="order__part">
      <legend>{say(legend)}</legend>
      {orderWays
        .filter((each) => hasDrafts || each !== 'draft')
        .map((each) => (
          <OrderChoice
            key={each}
            name={`${id}-way`}
            isChosen={way === each}
            onChoose={() => onChoose({ way: each })}
            title={say(labels[each])}
            hint={say(hints[each])}
          />
        ))}
      {way === 'later' ? (
        <label className="order__time">
          {say(labels.at)}
          <input
            type="datetime-local"
            value={typed}
            aria-describedby={problemId}
            onChange={({ target }) => onChoose({ typed: target.value })}
          />
          <TimeNote typed={typed} language={language} />
        </label>
      ) : null}
    </fieldset>
  )
}

interface ChoicesProps extends WaysProps {
  choices: Choices
  onChoose: (change: Partial<Choices>) => void
  /** Refused cells of the file. */
  refused: number
  /** True if refused values are deleted instead of left out. */
  deletes?: boolean
}

/** How and when an import is applied, and whether refused cells stop it. */
export function OrderChoices({ refused, deletes = false, ...ways }: ChoicesProps): ReactNode {
  const {
    choices: { isPartial },
    onChoose,
    language,
  } = ways
  const say = (label: Label): string => textOf(label, language)
  const partialHint = deletes ? structureLabels.partialDeletes : labels.partialHint
  const id = useId()
  return (
    <>
      <WayChoices {...ways} />
      <fieldset className="order__part">
        <legend>{say(labels.which)}</legend>
        <OrderChoice
          name={`${id}-which`}
          isChosen={isPartial}
          onChoose={() => onChoose({ isPartial: true })}
          title={say(labels.partial)}
          hint={say(refused > 0 ? partialHint({ count: refused }) : labels.partialNone)}
        />
        <OrderChoice
          name={`${id}-which`}
          isChosen={!isPartial}
          onChoose={() => onChoose({ isPartial: false })}
          title={say(labels.whole)}
          hint={say(refused > 0 ? labels.wholeHint({ count: refused }) : labels.wholeNone)}
        />
      </fieldset>
    </>
  )
}
