'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import type { QueueTab } from '#src/translation/queue-tabs.ts'
import { itemKey } from './desk-item.ts'
import type { DeskDocument, DeskText } from './read-desk.ts'
import { readSaved, saveTexts } from './save-texts.ts'
import type { FieldRefusal, SaveAnswer } from './save-texts.ts'
import { isTyped, keepTyped, readTyped, savedPassages } from './typed-texts.ts'
import type { TypedPassage, TypedTexts } from './typed-texts.ts'

export interface Desk {
  document: DeskDocument
  typed: TypedTexts
  /** Number of passages that are not saved. */
  unsaved: number
  refusals: readonly FieldRefusal[]
  /** Result of the last save. */
  outcome: SaveAnswer['kind'] | 'published' | undefined
  isBusy: boolean
  passageOf: (text: DeskText, at: number) => TypedPassage
  type: (text: DeskText, at: number, passage: TypedPassage) => void
  /** Saves what was typed; true if it was saved. `leave`: another document follows. */
  save: (how?: 'publish' | 'leave') => Promise<boolean>
  /** Removes the typed texts and reads the saved document again. */
  discard: () => Promise<void>
}

/** Typed texts of a document, kept in the browser until they are saved. */
export function useDesk(given: DeskDocument, tab: QueueTab): Desk {
  const item = itemKey(given.item)
  const router = useRouter()
  const [document, setDocument] = useState(given)
  const [typed, setTyped] = useState<TypedTexts>(() => readTyped(item, given))
  const [refusals, setRefusals] = useState<readonly FieldRefusal[]>([])
  const [outcome, setOutcome] = useState<Desk['outcome']>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => keepTyped(item, typed), [item, typed])
  const unsaved = useMemo(
    () =>
      document.texts.reduce((sum, text) => {
        const passages = typed[text.path]
        return passages === undefined
          ? sum
          : sum +
              text.passages.filter(
                ({ target, state }, at) =>
                  passages[at]?.text !== target ||
                  (passages[at]?.isValid === true && state === 'outdated'),
              ).length
      }, 0),
    [document, typed],
  )
  /** Reads the queue again. The address then names the document, which may have left the queue. */
  const reload = (): void => {
    const params = new URLSearchParams(window.location.search)
    if (params.get('item') === item) return router.refresh()
    params.set('tab', params.get('tab') ?? tab)
    params.set('item', item)
    router.replace(`?${params.toString()}`, { scroll: false })
  }
  const save = async (how?: 'publish' | 'leave'): Promise<boolean> => {
    const publish = how === 'publish'
    setIsBusy(true)
    const answer = await saveTexts(item, document, typed, publish)
    setIsBusy(false)
    setOutcome(answer.kind === 'saved' && publish ? 'published' : answer.kind)
    setRefusals(answer.kind === 'refused' ? answer.errors : [])
    if (answer.kind !== 'saved') return false
    setDocument(answer.document)
    setTyped({})
    keepTyped(item, {})
    if (how !== 'leave') reload()
    return true
  }
  return {
    document,
    typed,
    unsaved,
    refusals,
    outcome,
    isBusy,
    passageOf: (text, at) =>
      typed[text.path]?.[at] ?? { text: text.passages[at]?.target ?? '', isValid: false },
    type: (text, at, passage) => {
      setOutcome(undefined)
      setTyped((before) => {
        const passages = [...(before[text.path] ?? savedPassages(text))]
        passages[at] = passage
        const { [text.path]: _former, ...others } = before
        return isTyped(text, passages) ? { ...others, [text.path]: passages } : others
      })
    },
    save,
    discard: async () => {
      const saved = await readSaved(item)
      if (!saved) return setOutcome('failed')
      setDocument(saved)
      setTyped({})
      setRefusals([])
      setOutcome(undefined)
    },
  }
}
