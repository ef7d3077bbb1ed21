import { useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import type { PlanPreview, ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import { instantOfTyped } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import { useConsequences } from '#src/admin/consequences/use-consequences.ts'
import type { ConsequencesState } from '#src/admin/consequences/use-consequences.ts'
import { consequencesTexts } from '#texts/consequences.js'
import { doubtsTexts } from '#texts/doubts.js'
import { importPageTexts } from '#texts/import-page.js'
import { importsTexts } from '#texts/imports.js'
import { refusedCells } from './effect-tabs.tsx'
import { sendAgain } from './plan-requests.ts'
import { timeProblem } from './apply-text.ts'
import type { ApplyWay } from './apply-text.ts'
import { noAnswers, rowsByAnswers, unansweredOf } from '#src/admin/doubts/doubt-answers.ts'
import type { Answers } from '#src/admin/doubts/doubt-answers.ts'
import { takenOf } from './ticks.ts'
import type { Left, Taken } from './ticks.ts'

interface Problem {
  message: string
  /** True if the file has to be compared again. */
  isOutdated: boolean
}

/** How and when a plan is to be applied. */
export interface Choices {
  way: ApplyWay
  /** Value of the `datetime-local` field. */
  typed: string
  isPartial: boolean
}

const none: ReadonlySet<string> = new Set()

/** Refusals of a publication alone, which drafts do not have, and those that are confirmed. */
const takenAnyway = (
  { refused }: PlanPreview,
  way: ApplyWay,
  confirmed: ReadonlySet<string>,
): number =>
  refused.filter(
    ({ isOfPublication, confirm }) =>
      (way === 'draft' && isOfPublication) || (confirm !== undefined && confirmed.has(confirm)),
  ).length

/** Why the form cannot be sent; undefined if it can. */
function lackOf(
  preview: PlanPreview,
  {
    taken,
    more,
    unanswered,
    isIncomplete,
  }: { taken: Taken; more: number; unanswered: number; isIncomplete: boolean },
  choices: Choices,
  language: string,
): string | undefined {
  const { order: labels } = textsIn(importPageTexts, language)
  const { isPartial, way } = choices
  const { changed, created } = preview.figures
  if (changed + created + more + preview.doubts.length === 0) return labels.emptyFile
  if (taken.changed + taken.created + more <= 0)
    return unanswered > 0
      ? textsIn(doubtsTexts, language).leavingHint({ count: unanswered })
      : labels.empty
  const atOnce = taken.documents.filter(({ keepsDrafts }) => !keepsDrafts)
  if (way === 'draft' && atOnce.length > 0)
    return textsIn(importsTexts, language).withoutDrafts({
      kinds: [...new Set(atOnce.map(({ kindName }) => kindName))].join(', '),
    })
  const refused = refusedCells(preview) - more + unanswered
  if (!isPartial && refused > 0) return labels.wholeHint({ count: refused })
  if (way !== 'draft' && isIncomplete) return textsIn(consequencesTexts, language).unconfirmed
  return timeProblem(choices, labels)
}

export interface ApplyProps {
  preview: PlanPreview
  left: Left
  /** Keys of refused documents that the person confirms. */
  confirmed?: ReadonlySet<string>
  /** Answers to doubtful values. */
  answers?: Answers
  language: string
  /** Reads the plan again, which waits for its job. */
  onApplied: () => void
  /** Shows the comparison that was made again. */
  onChecked: (read: ShownPlan) => void
  /** Why it is not applied yet; undefined: nothing else is asked. */
  held?: string | undefined
  /** Repeats the comparison of a plan that has no file. */
  again?: () => Promise<Answered<ShownPlan>>
}

export interface ApplyState {
  choices: Choices
  choose: (change: Partial<Choices>) => void
  taken: Taken
  consequences: ConsequencesState
  /** Doubtful values that stay out. */
  unanswered: number
  lack: string | undefined
  /** True if nothing is left to apply. */
  isEmpty: boolean
  problem: Problem | undefined
  isBusy: boolean
  /** Sends the form; an incomplete one sets `problem` instead. */
  send: () => Promise<void>
  /** Compares the kept file again. */
  checkAgain: () => Promise<void>
}

/** State of the form that applies a plan. */
export function useApply({
  preview,
  left,
  confirmed = none,
  answers = noAnswers,
  held,
  language,
  onApplied,
  onChecked,
  again = () => sendAgain(preview, language),
}: ApplyProps): ApplyState {
  const { order: labels } = useTexts(importPageTexts)
  const [choices, setChoices] = useState<Choices>({
    way: 'publish',
    typed: '',
    isPartial: true,
  })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const ticked = takenOf(preview, left)
  const byAnswers = rowsByAnswers(preview, answers)
  const taken = {
    ...ticked,
    changed: ticked.changed + byAnswers.changed,
    created: ticked.created + byAnswers.created,
  }
  const unanswered = unansweredOf(preview, answers)
  const more = takenAnyway(preview, choices.way, confirmed)
  const consequences = useConsequences(preview.consequences, left)
  const lack =
    held ??
    lackOf(
      preview,
      { taken, more, unanswered, isIncomplete: consequences.isOpen },
      choices,
      language,
    )
  const send = async (): Promise<void> => {
    if (isBusy) return
    if (lack) return setProblem({ message: lack, isOutdated: false })
    const { way, typed, isPartial } = choices
    setBusy(true)
    setProblem(undefined)
    const { data, message, status } = await call(
      'imports.apply',
      {
        id: preview.id,
        body: {
          expected: preview.expected,
          use: way === 'draft' ? 'draft' : 'publish',
          at: way === 'later' ? instantOfTyped(typed) : undefined,
          isPartial,
          without: [...left],
          confirmed: [...confirmed],
          answers: [...answers.values()],
        },
      },
      { language },
    )
    setBusy(false)
    if (data) return onApplied()
    setProblem({ message: message ?? labels.failed, isOutdated: status === 409 })
  }
  const checkAgain = async (): Promise<void> => {
    setBusy(true)
    const { data } = await again()
    setBusy(false)
    if (data) return onChecked(data)
    setProblem({ message: labels.againFailed, isOutdated: false })
  }
  return {
    choices,
    choose: (change) => {
      setChoices({ ...choices, ...change })
      setProblem(undefined)
    },
    taken,
    consequences,
    unanswered,
    lack,
    isEmpty: taken.changed + taken.created + more <= 0,
    problem,
    isBusy,
    send,
    checkAgain,
  }
}
