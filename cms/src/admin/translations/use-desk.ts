'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import type { QueueTab } from '#src/translation/queue-tabs.ts'
import { itemKey } from './desk-item.ts'
import type { DeskDocument, DeskText, FieldRefusal } from '#src/translation/desk-shapes.ts'
import { readSaved, saveTexts } from './save-texts.ts'
import type { SaveAnswer } from './save-texts.ts'
import { isTyped, keepTyped, readTyped, savedPassages, stillTyped } from './typed-texts.ts'
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
  /** Says why the last save was refused with a conflict. */
  conflict: string
  /** Saves what was typed; the document if it was saved. `leave`: another document follows. */
  save: (how?: 'publish' | 'leave') => Promise<DeskDocument | undefined>
  /**
   * Reads the saved document again and removes the typed texts; `keepsTyped`: only those that
   * somebody else has changed.
   */
  discard: (keepsTyped?: boolean) => Promise<void>
  /** Replaces a part of the document that is not typed. */
  update: (part: Pick<DeskDocument, 'comments'> & Partial<Pick<DeskDocument, 'review'>>) => void
  /** Reads the queue again. */
  reload: () => void
}

/** Typed texts of a document, kept in the browser until they are saved. */
export function useDesk(given: DeskDocument, tab: QueueTab): Desk {
  const item = itemKey(given.item)
  const router = useRouter()
  const [document, setDocument] = useState(given)
  const [typed, setTyped] = useState<TypedTexts>(() => readTyped(item, given))
  const [refusals, setRefusals] = useState<readonly FieldRefusal[]>([])
  const [outcome, setOutcome] = useState<Desk['outcome']>()
  const [conflict, setConflict] = useState('')
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
  const save = async (how?: 'publish' | 'leave'): Promise<DeskDocument | undefined> => {
    const publish = how === 'publish'
    setIsBusy(true)
    const answer = await saveTexts(item, document, typed, publish)
    setIsBusy(false)
    setOutcome(answer.kind === 'saved' && publish ? 'published' : answer.kind)
    setRefusals(answer.kind === 'refused' ? answer.errors : [])
    if (answer.kind === 'changed') setConflict(answer.message)
    if (answer.kind !== 'saved') return undefined
    setDocument(answer.document)
    setTyped({})
    keepTyped(item, {})
    if (how !== 'leave') reload()
    return answer.document
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
    conflict,
    update: (part) => setDocument((before) => ({ ...before, ...part })),
    reload,
    discard: async (keepsTyped = false) => {
      const saved = await readSaved(item)
      if (!saved) return setOutcome('failed')
      setDocument(saved)
      setTyped(keepsTyped ? stillTyped(typed, document, saved) : {})
      setRefusals([])
      setOutcome(undefined)
    },
  }
}
