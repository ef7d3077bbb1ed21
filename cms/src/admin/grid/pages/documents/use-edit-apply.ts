import { useEffect, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { usePlan } from '#src/admin/sheets/use-plans.ts'
import type { PlanUse } from '#src/changes/plans/plan-sources.ts'
import type { PlanRefusal, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import type { DoubtAnswer } from '#src/content/limits/doubt-shapes.ts'
import type { GridCheck, GridEdit } from '#src/changes/plans/grid-edits.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import type { ReleaseItems } from '#src/admin/release-entry/join-release.tsx'
import type { CellEdit } from './grid-model.ts'

const { order: labels } = labelsOf(gridTexts)

/** How the edits are applied. */
export interface EditUse {
  use: PlanUse
  /** ISO 8601; undefined: now. */
  at?: string | undefined
}

interface Sent {
  id: number
  edits: CellEdit[]
}

interface ApplyOptions {
  /** Edits that are not refused. */
  valid: readonly CellEdit[]
  language: string
  /** Shows the comparison that was made before they are applied. */
  onChecked: (edits: readonly CellEdit[], check: GridCheck) => void
  /** True if the refusal or the doubt of an edit was shown. */
  isShown: (edit: CellEdit) => boolean
  /** True for an edit whose doubtful value was accepted. */
  isAccepted: (edit: CellEdit) => boolean
  /** Called with the applied edits, or with those that are to be applied later. */
  onTaken: (taken: readonly CellEdit[]) => void
}

/** Edits of a document that was left out when the plan was applied. */
function leftOut(sent: readonly CellEdit[], refused: readonly PlanRefusal[]): Set<GridEdit['id']> {
  return new Set(refused.flatMap(({ row }) => (row === null ? [] : (sent[row - 1]?.edit.id ?? []))))
}

/** Edits that stay out, by index, and the answers to the doubts of the others. */
function takenOf(
  edits: readonly CellEdit[],
  { refused, doubts }: GridCheck,
  isAccepted: (edit: CellEdit) => boolean,
): { out: Set<number>; answers: DoubtAnswer[] } {
  const isTaken = ({ edit }: { edit: number }): boolean => {
    const own = edits[edit]
    return own !== undefined && isAccepted(own)
  }
  return {
    out: new Set([...refused, ...doubts.filter((each) => !isTaken(each))].map((each) => each.edit)),
    answers: doubts.filter(isTaken).map(({ key }) => ({ key })),
  }
}

/** Applies the edits as a plan and waits for its job. */
export function useEditApply({
  valid,
  language,
  onChecked,
  isShown,
  isAccepted,
  onTaken,
}: ApplyOptions) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState<Sent>()
  const [held, setHeld] = useState<readonly CellEdit[]>([])
  const [ended, setEnded] = useState<PlanSummary>()
  const { data } = usePlan(sent?.id, language)
  const say = (label: Parameters<typeof textOf>[0]): string => textOf(label, language)
  useEffect(() => {
    if (!sent || data?.id !== sent.id) return
    const isLater = data.state === 'waiting' && data.startsAt !== null
    if (data.state !== 'done' && data.state !== 'failed' && !isLater) return
    const out = leftOut(sent.edits, data.state === 'done' ? data.refused : [])
    /* oxlint-disable react/set-state-in-effect -- the answer of a poll ends the application */
    setSent(undefined)
    setBusy(false)
    setEnded(data)
    /* oxlint-enable react/set-state-in-effect */
    if (data.state === 'failed') setProblem(data.message ?? '')
    else onTaken(sent.edits.filter(({ edit }) => !out.has(edit.id)))
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is that of the sent edits
  }, [data, sent])
  const send = async ({ use, at }: EditUse): Promise<void> => {
    if (isBusy || valid.length === 0) return
    setBusy(true)
    setProblem('')
    setEnded(undefined)
    const edits = [...valid]
    const fail = (message: string): void => {
      setBusy(false)
      setProblem(message)
    }
    const body = edits.map(({ edit }) => edit)
    const checked = await call('grid.check', { query: { use }, body }, { language })
    if (!checked.data) return fail(checked.message ?? say(labels.failed))
    const { import: kept } = checked.data
    onChecked(edits, checked.data)
    const { out, answers } = takenOf(edits, checked.data, isAccepted)
    const isNew = [...out].some((edit) => {
      const own = edits[edit]
      return own !== undefined && !isShown(own)
    })
    if (isNew || !kept) return fail(say(kept ? labels.newRefusals : labels.nothing))
    if (out.size === edits.length) return fail(say(labels.nothing))
    const applied = await call(
      'imports.apply',
      {
        id: kept.id,
        body: { expected: kept.expected, use, at, isPartial: true, without: [], answers },
      },
      { language },
    )
    if (!applied.data) return fail(applied.message ?? say(labels.failed))
    setSent({ id: kept.id, edits: edits.filter((_, index) => !out.has(index)) })
  }
  /** Keeps the edits as a plan, which a release takes. */
  const keep = async (): Promise<ReleaseItems | { problem: string }> => {
    const edits = [...valid]
    const body = edits.map(({ edit }) => edit)
    const query = { use: 'publish' } as const
    const checked = await call('grid.check', { query, body }, { language })
    if (!checked.data) return { problem: checked.message ?? say(labels.failed) }
    const { import: kept } = checked.data
    onChecked(edits, checked.data)
    const { out, answers } = takenOf(edits, checked.data, isAccepted)
    if (!kept || out.size === edits.length) return { problem: say(labels.nothing) }
    setHeld(edits.filter((_, index) => !out.has(index)))
    return { imports: [kept.id], answers }
  }
  return {
    keep,
    /** Takes the edits that a release has out of the drawer. */
    leaveHeld: (): void => {
      onTaken(held)
      setHeld([])
    },
    isBusy,
    problem,
    ended,
    send,
    forget: (): void => setEnded(undefined),
    /** Reads the result again, after it was taken back. */
    readAgain: async (): Promise<void> => {
      if (!ended) return
      const { data: again } = await call('imports.read', { id: ended.id }, { language })
      if (again) setEnded(again)
    },
  }
}

export type EditApply = ReturnType<typeof useEditApply>
