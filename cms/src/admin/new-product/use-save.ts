import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { call } from '#src/admin/panel/call.ts'
import { usePlan } from '#src/admin/sheets/use-plans.ts'
import type { newProductShape } from '#src/changes/plans/new-product.ts'
import type { PlanUse } from '#src/changes/plans/plan-sources.ts'
import type { ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { importsPath } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { newProductTexts } from '#texts/new-product.js'
import { stampOf } from './product-draft.ts'

export type Doubt = ProductCheck['doubts'][number]

/** Mark of a doubtful value. */
export const stampOfDoubt = ({ code, column, after }: Doubt): string => stampOf(code, column, after)

/** How the product is saved. */
export interface SaveWay {
  use: PlanUse
  /** ISO 8601; undefined: now. */
  at?: string | undefined
}

/** Plan that has ended, or waits for its time. */
export type SavedPlan = Exclude<ShownPlan, { state: 'checked' }>

interface SaveOptions {
  body: z.input<typeof newProductShape>
  /** Comparison that is shown. */
  shown: ProductCheck | undefined
  accepted: readonly string[]
  note: (check: ProductCheck) => void
  onSaved: (plan: SavedPlan) => void
  language: string
}

/** Sentences about what is left out of a save, or stops it. */
const sentencesOf = ({ fields, cells }: ProductCheck, use: PlanUse): string[] =>
  [...fields, ...cells]
    .filter(({ isOfPublication }) => use === 'publish' || !isOfPublication)
    .map(({ message }) => message)

/** Saves the product as a plan, and waits for its job. */
export function useSave({ body, shown, accepted, note, onSaved, language }: SaveOptions) {
  const labels = useTexts(newProductTexts)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState<number>()
  const { data } = usePlan(sent, language)
  useEffect(() => {
    if (sent === undefined || data?.id !== sent || data.state === 'checked') return
    const isLater = data.state === 'waiting' && data.startsAt !== null
    if (data.state !== 'done' && data.state !== 'failed' && !isLater) return
    /* oxlint-disable react/set-state-in-effect -- the answer of a poll ends the save */
    setSent(undefined)
    setBusy(false)
    if (data.state === 'failed')
      setProblem([data.message, ...data.refused.map(({ message }) => message)].join(' '))
    else onSaved(data)
    /* oxlint-enable react/set-state-in-effect */
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is that of the sent product
  }, [data, sent])
  const fail = (message: string): undefined => {
    setBusy(false)
    setProblem(message)
    return undefined
  }
  /** Keeps the product as a plan; undefined if something stops it. */
  const keep = async (use: PlanUse) => {
    setBusy(true)
    setProblem('')
    const checked = await call('new-product.check', { query: {}, body }, { language })
    if (!checked.data) return fail(checked.message ?? labels.notSaved)
    const { fields, import: kept } = checked.data
    note(checked.data)
    const stops = fields.filter(({ isOfPublication }) => use === 'publish' || !isOfPublication)
    if (!kept || stops.length > 0)
      return fail(stops.map(({ message }) => message).join(' ') || labels.notSaved)
    return { check: checked.data, kept }
  }
  const save = async ({ use, at }: SaveWay): Promise<void> => {
    if (isBusy) return
    const compared = await keep(use)
    if (!compared) return
    const { check, kept } = compared
    const known = new Set([
      ...(shown ? sentencesOf(shown, use) : []),
      ...(shown?.doubts ?? []).map(stampOfDoubt),
    ])
    const left = [...sentencesOf(check, use), ...check.doubts.map(stampOfDoubt)]
    if (left.some((each) => !known.has(each))) return fail(labels.lookAgain)
    const answers = check.doubts
      .filter((doubt) => accepted.includes(stampOfDoubt(doubt)))
      .map(({ key }) => ({ key }))
    const order = { expected: kept.expected, use, at, isPartial: true, without: [], answers }
    const applied = await call('imports.apply', { id: kept.id, body: order }, { language })
    if (!applied.data) return fail(applied.message ?? labels.notSaved)
    setSent(kept.id)
  }
  /** Address of the comparison of the product, which offers further ways; undefined: it has none. */
  const compare = async (): Promise<string | undefined> => {
    if (isBusy) return undefined
    const compared = await keep('draft')
    setBusy(false)
    return compared && importsPath(compared.kept.id)
  }
  return { save, compare, isBusy, problem }
}
