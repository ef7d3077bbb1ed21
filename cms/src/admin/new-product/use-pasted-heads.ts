import { useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import type { Step } from '#src/admin/grid/core/history.ts'
import type { ReadTable } from '#src/changes/plans/product-check.ts'
import { isHead } from '#src/content/variants/cells/table-columns.ts'
import { formatBlock } from '#src/content/variants/cells/clipboard.ts'
import type { Block } from '#src/content/variants/cells/clipboard.ts'
import { headerColumns } from '#src/admin/grid/core/paste-layout.ts'
import { valueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { useTexts } from '#src/platform/language.ts'
import { newProductTexts } from '#texts/new-product.js'
import { mergeParts } from './merge-parts.ts'
import type { ProductDraft } from './product-draft.ts'
import type { ChangeDraft } from './use-product-draft.ts'

/** Last paste of a table with heads. */
interface Pasted {
  block: Block
  heads: Readonly<Record<string, string>>
  read: ReadTable
  step: Step
}

/** Texts of the draft, with those of a table where there are none. */
function withTexts(draft: ProductDraft, read: ReadTable): ProductDraft {
  const filled = (
    own: ProductDraft['title'],
    given: ReadTable['title'],
  ): ProductDraft['title'] => ({
    ...given,
    ...Object.fromEntries(Object.entries(own).filter(([, text]) => text.trim() !== '')),
  })
  return {
    ...draft,
    title: filled(draft.title, read.title),
    description: filled(draft.description, read.description),
    family: draft.family || read.family,
    ncm: draft.ncm || read.ncm,
  }
}

interface Options {
  editor: GridEditor
  subcategory: number | null
  change: ChangeDraft
  language: string
}

/** Pasted tables with heads: what each head means, and the columns that somebody chooses for others. */
export function usePastedHeads({ editor, subcategory, change, language }: Options) {
  const labels = useTexts(newProductTexts)
  const [pasted, setPasted] = useState<Pasted>()
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)
  const read = async (block: Block, heads: Pasted['heads']): Promise<boolean> => {
    if (subcategory === null) {
      setProblem(labels.subcategoryFirst)
      return false
    }
    setReading(true)
    setProblem('')
    const body = { subcategory, table: formatBlock(block), heads }
    const { data, message } = await call('new-product.read-table', { body }, { language })
    setReading(false)
    if (!data) {
      setProblem(message ?? labels.notRead)
      return false
    }
    const step =
      data.parts.length > 0 ? editor.change(mergeParts(editor.rows, data.parts)) : editor.step
    change((former) => withTexts(former, data))
    setPasted({ block, heads, read: data, step })
    return true
  }
  const isLast = pasted !== undefined && pasted.step === editor.step
  return {
    /** True for a block whose first row names columns. */
    hasHeads: (block: Block): boolean => {
      const [first = []] = block
      const columns = editor.attributes.map((declared) => valueColumn(declared, language))
      return (
        block.length > 1 && (isHead(first) || headerColumns(first, columns, language) !== undefined)
      )
    },
    paste: (block: Block): Promise<boolean> => read(block, {}),
    /** Reads the table again with a column for a head; empty: the head is left out. */
    choose: (at: number, key: string): void => {
      if (pasted) void read(pasted.block, { ...pasted.heads, [at]: key })
    },
    read: pasted?.read,
    lines: pasted ? pasted.block.length - 1 : 0,
    isReading,
    problem,
    close: (): void => setPasted(undefined),
    /** Takes the paste back; undefined if another change was made after it. */
    undo: isLast
      ? (): void => {
          editor.undo()
          setPasted(undefined)
        }
      : undefined,
  }
}

export type PastedHeads = ReturnType<typeof usePastedHeads>
