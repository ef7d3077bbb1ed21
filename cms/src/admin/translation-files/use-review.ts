'use client'

import { call } from '#src/admin/panel/call.ts'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { itemKey } from '#src/admin/translations/desk-item.ts'
import type { FieldRefusal } from '#src/translation/desk-shapes.ts'
import type { ReviewDocument } from '#src/translation/exchange/exchange-shapes.ts'

const kept = z.record(z.string(), z.string())

const keyOf = (file: number, item: string): string => `vitrine-translation-file-${file}-${item}`

/** Edited proposals by their id, as the browser kept them. */
function readEdited(key: string): Readonly<Record<string, string>> {
  try {
    return kept.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

function keepEdited(key: string, edited: Readonly<Record<string, string>>): void {
  try {
    if (Object.keys(edited).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(edited))
  } catch {
    // a browser without storage keeps nothing
  }
}

export type ReviewOutcome =
  | { kind: 'saved'; accepted: number; rejected: number }
  | { kind: 'changed' | 'absent' | 'failed' }
  | { kind: 'refused'; errors: readonly FieldRefusal[] }

export interface ReviewState {
  document: ReviewDocument
  /** Edited texts by the id of the proposal; kept in the browser until they are decided. */
  edited: Readonly<Record<string, string>>
  outcome: ReviewOutcome | undefined
  isBusy: boolean
  /** `undefined`: the text as it was proposed. */
  edit: (id: number, text: string | undefined) => void
  decide: (ids: readonly number[], isAccepted: boolean) => Promise<void>
}

/** Proposals of a document, and their decisions. */
export function useReview(file: number, given: ReviewDocument): ReviewState {
  const item = itemKey(given.item)
  const key = keyOf(file, item)
  const router = useRouter()
  const [document, setDocument] = useState(given)
  const [edited, setEdited] = useState(() => readEdited(key))
  const [outcome, setOutcome] = useState<ReviewOutcome>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => keepEdited(key, edited), [key, edited])
  const decide = async (ids: readonly number[], isAccepted: boolean): Promise<void> => {
    setIsBusy(true)
    const decisions = ids.map((id) => ({ id, isAccepted, text: edited[id] }))
    const { data, status, refused } = await call(
      'translation-files.decide',
      { id: file, body: { item, decisions, seen: document.seen } },
      { language: undefined },
    )
    setIsBusy(false)
    const shown = data?.document ?? refused?.document
    if (shown) setDocument(shown)
    if (data) {
      setEdited(
        Object.fromEntries(Object.entries(edited).filter(([id]) => !ids.includes(Number(id)))),
      )
      const count = ids.length
      setOutcome({
        kind: 'saved',
        accepted: isAccepted ? count : 0,
        rejected: isAccepted ? 0 : count,
      })
      router.refresh()
    } else if (refused?.fields) setOutcome({ kind: 'refused', errors: refused.fields })
    else setOutcome({ kind: status === 409 ? 'changed' : status === 404 ? 'absent' : 'failed' })
  }
  return {
    document,
    edited,
    outcome,
    isBusy,
    edit: (id, text) => {
      const { [id]: _former, ...others } = edited
      setEdited(text === undefined ? others : { ...others, [id]: text })
    },
    decide,
  }
}
