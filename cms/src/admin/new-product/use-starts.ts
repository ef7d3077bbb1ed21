import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { parseBlock } from '#src/content/variants/cells/clipboard.ts'
import type { Block } from '#src/content/variants/cells/clipboard.ts'
import { useTexts } from '#src/platform/language.ts'
import { newProductTexts } from '#texts/new-product.js'
import { draftOfOriginal, isEmptyDraft } from './product-draft.ts'
import type { Product } from './use-product.ts'

export type Start = 'scratch' | 'duplicate' | 'table'

/** Dialogs of the other starts: a duplicate, and a table of a spreadsheet. */
export function useStarts(product: Product, from: number | null) {
  const labels = useTexts(newProductTexts)
  const router = useRouter()
  const { language, change, parts, draft } = product
  const [start, setStart] = useState<Start>('scratch')
  const [problem, setProblem] = useState('')
  const takeOver = async (id: number): Promise<void> => {
    const { data, message } = await call(
      'new-product.read-original',
      { query: { id } },
      { language },
    )
    if (!data) return setProblem(message ?? labels.notRead)
    change(() => draftOfOriginal(data, crypto.randomUUID()))
    setProblem('')
    setStart('scratch')
  }
  const [asked, setAsked] = useState<number | null>(null)
  const open = useEffectEvent((id: number): void => {
    // the address keeps no duplicate, so that a reload does not replace what was typed since
    router.replace(window.location.pathname)
    if (isEmptyDraft(draft)) void takeOver(id)
    else setAsked(id)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address asks for a duplicate once
    if (from !== null) open(from)
  }, [from])
  const paste = async (block: Block): Promise<void> => {
    if (await parts.heads.paste(block)) setStart('scratch')
  }
  const [isReading, setReading] = useState(false)
  /** Sends a workbook or CSV file to the server, and pastes the table that it answers. */
  const openFile = async (file: File | undefined): Promise<void> => {
    if (!file || isReading) return
    setReading(true)
    setProblem('')
    const body = new FormData()
    body.set('file', file)
    const { data, message } = await call('new-product.read-workbook', { body }, { language })
    setReading(false)
    if (data) await paste(parseBlock(data.table))
    else setProblem(message ?? labels.notRead)
  }
  return {
    start,
    setStart: (next: Start): void => {
      setProblem('')
      setStart(next)
    },
    problem,
    takeOver,
    paste,
    isReading,
    openFile,
    asked,
    setAsked,
  }
}

export type Starts = ReturnType<typeof useStarts>
