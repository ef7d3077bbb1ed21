import { useId } from 'react'
import type { ReactNode } from 'react'
import { TimeField } from '#src/admin/panel/time-field.tsx'
import { zoneText } from '#src/platform/dates.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { importPageTexts } from '#texts/import-page.js'
import type { ImportPageTexts } from '#texts/import-page.js'
import { structureTexts } from '#texts/structure.js'
import { applyWays } from './apply-text.ts'
import type { ApplyWay } from './apply-text.ts'
import type { Choices } from './use-apply.ts'

interface ChoiceProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  title: string
  hint: string
}

/** Choice with a hint. */
function ApplyChoice({ name, isChosen, onChoose, title, hint }: ChoiceProps): ReactNode {
  const id = useId()
  return (
    <div className="ui-side__choice">
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
  legend?: string
  /** Hints in place of those of a file. */
  hints?: Record<ApplyWay, string>
}

const fileHints = (
  labels: ImportPageTexts['order'],
  language: string,
): Record<ApplyWay, string> => ({
  draft: labels.draftHint,
  publish: labels.publishHint,
  later: labels.laterHint({ zone: zoneText(language) }),
})

/** As drafts, published now, or published at a time. */
export function WayChoices({
  choices: { way, typed },
  onChoose,
  problemId,
  hasDrafts = true,
  legend,
  hints,
}: WaysProps): ReactNode {
  const { order: labels } = useTexts(importPageTexts)
  const language = useLanguage()
  const hintOf = hints ?? fileHints(labels, language)
  const id = useId()
  return (
    <fieldset className="ui-side__part">
      <legend>{legend ?? labels.how}</legend>
      {applyWays
        .filter((each) => hasDrafts || each !== 'draft')
        .map((each) => (
          <ApplyChoice
            key={each}
            name={`${id}-way`}
            isChosen={way === each}
            onChoose={() => onChoose({ way: each })}
            title={labels[each]}
            hint={hintOf[each]}
          />
        ))}
      {way === 'later' ? (
        <TimeField
          className="ui-side__time"
          label={labels.at}
          value={typed}
          aria-describedby={problemId}
          onChange={(next) => onChoose({ typed: next })}
        />
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

/** How and when a plan is applied, and whether refused cells stop it. */
export function ApplyChoices({ refused, deletes = false, ...ways }: ChoicesProps): ReactNode {
  const { order: labels } = useTexts(importPageTexts)
  const { page: structureLabels } = useTexts(structureTexts)
  const {
    choices: { isPartial },
    onChoose,
  } = ways
  const partialHint = deletes ? structureLabels.partialDeletes : labels.partialHint
  const id = useId()
  return (
    <>
      <WayChoices {...ways} />
      <fieldset className="ui-side__part">
        <legend>{labels.which}</legend>
        <ApplyChoice
          name={`${id}-which`}
          isChosen={isPartial}
          onChoose={() => onChoose({ isPartial: true })}
          title={labels.partial}
          hint={refused > 0 ? partialHint({ count: refused }) : labels.partialNone}
        />
        <ApplyChoice
          name={`${id}-which`}
          isChosen={!isPartial}
          onChoose={() => onChoose({ isPartial: false })}
          title={labels.whole}
          hint={refused > 0 ? labels.wholeHint({ count: refused }) : labels.wholeNone}
        />
      </fieldset>
    </>
  )
}
