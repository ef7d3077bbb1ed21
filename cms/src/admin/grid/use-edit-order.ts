import { useEffect, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useImport } from '#src/admin/sheets/use-imports.ts'
import type { ImportUse } from '#src/changes/imports/import-answer.ts'
import type { ImportRefusal, ImportSummary } from '#src/changes/imports/import-shapes.ts'
import type { GridCheck, GridEdit } from '#src/changes/imports/grid-edits.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import type { ReleaseItems } from '#src/admin/release-door/join-release.tsx'
import type { CellEdit } from './grid-model.ts'

const { order: labels } = labelsOf(gridTexts)

/** How the edits are applied. */
export interface EditUse {
  use: ImportUse
  /** ISO 8601; undefined: now. */
  at?: string | undefined
}

interface Sent {
  id: number
  edits: CellEdit[]
}

interface OrderOptions {
  /** Edits that are not refused. */
  valid: readonly CellEdit[]
  language: string
  /** Shows the comparison that was made before the order. */
  onChecked: (edits: readonly CellEdit[], check: GridCheck) => void
  /** True if the refusal of an edit was shown. */
  isShown: (edit: CellEdit) => boolean
  /** Called with the applied edits, or with those that are to be applied later. */
  onTaken: (taken: readonly CellEdit[]) => void
}

/** Edits of a document that was left out when the import was applied. */
function leftOut(
  sent: readonly CellEdit[],
  refused: readonly ImportRefusal[],
): Set<GridEdit['id']> {
  return new Set(refused.flatMap(({ row }) => (row === null ? [] : (sent[row - 1]?.edit.id ?? []))))
}

/** Orders the edits as an import and waits for its job. */
export function useEditOrder({ valid, language, onChecked, isShown, onTaken }: OrderOptions) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState<Sent>()
  const [held, setHeld] = useState<readonly CellEdit[]>([])
  const [ended, setEnded] = useState<ImportSummary>()
  const { data } = useImport(sent?.id, language)
  const say = (label: Parameters<typeof textOf>[0]): string => textOf(label, language)
  useEffect(() => {
    if (!sent || data?.id !== sent.id) return
    const isLater = data.state === 'waiting' && data.startsAt !== null
    if (data.state !== 'done' && data.state !== 'failed' && !isLater) return
    const out = leftOut(sent.edits, data.state === 'done' ? data.refused : [])
    /* oxlint-disable react/set-state-in-effect -- the answer of a poll ends the order */
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
    const { refused, import: kept } = checked.data
    onChecked(edits, checked.data)
    const isNew = refused.some(({ edit }) => {
      const own = edits[edit]
      return own !== undefined && !isShown(own)
    })
    if (isNew || !kept) return fail(say(kept ? labels.newRefusals : labels.nothing))
    const ordered = await call(
      'imports.order',
      { id: kept.id, body: { expected: kept.expected, use, at, isPartial: true, without: [] } },
      { language },
    )
    if (!ordered.data) return fail(ordered.message ?? say(labels.failed))
    const out = new Set(refused.map(({ edit }) => edit))
    setSent({ id: kept.id, edits: edits.filter((_, index) => !out.has(index)) })
  }
  /** Keeps the edits as an import, which a release takes. */
  const keep = async (): Promise<ReleaseItems | { problem: string }> => {
    const edits = [...valid]
    const body = edits.map(({ edit }) => edit)
    const query = { use: 'publish' } as const
    const checked = await call('grid.check', { query, body }, { language })
    if (!checked.data) return { problem: checked.message ?? say(labels.failed) }
    const { refused, import: kept } = checked.data
    onChecked(edits, checked.data)
    if (!kept) return { problem: say(labels.nothing) }
    const out = new Set(refused.map(({ edit }) => edit))
    setHeld(edits.filter((_, index) => !out.has(index)))
    return { imports: [kept.id] }
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

export type EditOrder = ReturnType<typeof useEditOrder>
