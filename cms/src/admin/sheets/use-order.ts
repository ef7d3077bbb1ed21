import { useState } from 'react'
import type { Answered } from '#src/admin/changes/requests.ts'
import type { ImportPreview } from '#src/changes/imports/import-answer.ts'
import { instantOfTyped } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'
import { importsTexts } from '#texts/imports.js'
import { refusedCells } from './effect-tabs.tsx'
import { orderImport, sendAgain } from './import-requests.ts'
import { timeProblem } from './order-text.ts'
import type { OrderWay } from './order-text.ts'
import { takenOf } from './ticks.ts'
import type { Left, Taken } from './ticks.ts'

const { order: labels } = labelsOf(importPageTexts)
const importLabels = labelsOf(importsTexts)

interface Problem {
  message: string
  /** True if the file has to be compared again. */
  isOutdated: boolean
}

/** How and when an import is to be applied. */
export interface Choices {
  way: OrderWay
  /** Value of the `datetime-local` field. */
  typed: string
  isPartial: boolean
}

/** Refusals of a publication alone, which drafts do not have. */
const refusedAsDrafts = ({ refused }: ImportPreview, way: OrderWay): number =>
  way === 'draft' ? refused.filter(({ isOfPublication }) => isOfPublication).length : 0

/** Why an order cannot be sent; undefined if it can. */
function lackOf(preview: ImportPreview, taken: Taken, choices: Choices): Label | undefined {
  const { isPartial, way } = choices
  const { changed, created } = preview.figures
  const onlyDrafts = refusedAsDrafts(preview, way)
  if (changed + created + onlyDrafts === 0) return labels.emptyFile
  if (taken.changed + taken.created + onlyDrafts <= 0) return labels.empty
  const atOnce = taken.documents.filter(({ keepsDrafts }) => !keepsDrafts)
  if (way === 'draft' && atOnce.length > 0)
    return importLabels.withoutDrafts({
      kinds: [...new Set(atOnce.map(({ kindName }) => kindName))].join(', '),
    })
  const refused = refusedCells(preview) - onlyDrafts
  if (!isPartial && refused > 0) return labels.wholeHint({ count: refused })
  return timeProblem(choices)
}

interface OrderProps {
  preview: ImportPreview
  left: Left
  language: string
  onOrdered: () => void
  onChecked: (preview: ImportPreview) => void
  /** Repeats the comparison of an import that has no file. */
  again?: () => Promise<Answered<ImportPreview>>
}

export interface Order {
  choices: Choices
  choose: (change: Partial<Choices>) => void
  taken: Taken
  lack: Label | undefined
  /** True if nothing is left to import. */
  isEmpty: boolean
  problem: Problem | undefined
  isBusy: boolean
  /** Sends the order; an incomplete order sets `problem` instead. */
  send: () => Promise<void>
  /** Compares the kept file again. */
  checkAgain: () => Promise<void>
}

/** State of the form that orders an import. */
export function useOrder({
  preview,
  left,
  language,
  onOrdered,
  onChecked,
  again = () => sendAgain(preview, language),
}: OrderProps): Order {
  const say = (label: Label): string => textOf(label, language)
  const [choices, setChoices] = useState<Choices>({ way: 'publish', typed: '', isPartial: true })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const taken = takenOf(preview, left)
  const lack = lackOf(preview, taken, choices)
  const send = async (): Promise<void> => {
    if (isBusy) return
    if (lack) return setProblem({ message: say(lack), isOutdated: false })
    const { way, typed, isPartial } = choices
    setBusy(true)
    setProblem(undefined)
    const { data, message, status } = await orderImport(
      preview.id,
      {
        digest: preview.digest,
        use: way === 'draft' ? 'draft' : 'publish',
        at: way === 'later' ? instantOfTyped(typed) : undefined,
        isPartial,
        without: [...left],
      },
      language,
    )
    setBusy(false)
    if (data) return onOrdered()
    setProblem({ message: message ?? say(labels.failed), isOutdated: status === 409 })
  }
  const checkAgain = async (): Promise<void> => {
    setBusy(true)
    const { data } = await again()
    setBusy(false)
    if (data) return onChecked(data)
    setProblem({ message: say(labels.againFailed), isOutdated: false })
  }
  return {
    choices,
    choose: (change) => {
      setChoices({ ...choices, ...change })
      setProblem(undefined)
    },
    taken,
    lack,
    isEmpty: taken.changed + taken.created + refusedAsDrafts(preview, choices.way) <= 0,
    problem,
    isBusy,
    send,
    checkAgain,
  }
}
