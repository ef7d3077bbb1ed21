'use client'

import { useState } from 'react'
import type { ChangeEvent, ClipboardEvent } from 'react'
import { writeCsv } from '@vitrine/spreadsheets/csv'
import { tiled } from '#src/admin/grid/core/fill.ts'
import { cellCount, placesOf, widthOf } from '#src/admin/grid/core/selection.ts'
import type { Place } from '#src/admin/grid/core/selection.ts'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'
import {
  closedCellsType,
  formatBlock,
  formatClosed,
  parseCopied,
} from '#src/content/variants/cells/clipboard.ts'
import type { Block } from '#src/content/variants/cells/clipboard.ts'
import { blockProblem, needsReview, planPaste } from '#src/admin/grid/core/paste.ts'
import type { PastePlan, PasteRefusal } from '#src/admin/grid/core/paste.ts'
import { widthOf as blockWidth } from '#src/admin/grid/core/paste-layout.ts'
import type { PasteOptions } from '#src/admin/grid/core/paste-layout.ts'
import { takeOpen } from '#src/admin/grid/core/take-open.ts'
import type { CellKey } from '#src/admin/grid/core/take-open.ts'
import type { GridEditor } from './use-grid-editor.ts'
import type { Step } from '#src/admin/grid/core/history.ts'
import { useTexts } from '#src/platform/language.ts'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'

interface ClipboardOptions {
  /** Name of the downloaded file, without extension. */
  fileName: string
  /** Heading of the first column. */
  first: string
  language: string
  readOnly: boolean
  /** True if a part number has several rows. */
  repeats: boolean
  /** True if rows are neither added nor removed; a paste is then summed up (`PasteSummary`). */
  isFixed?: boolean
}

/** Texts of the selected cells, row by row. */
function selectedBlock({ rect, textAt }: GridEditor): Block {
  const texts = placesOf(rect).map(textAt)
  const width = widthOf(rect)
  return Array.from({ length: texts.length / width }, (_, row) =>
    texts.slice(row * width, (row + 1) * width),
  )
}

/** Text for the clipboard; a single cell without separators is not quoted. */
function clipboardText(block: Block): string {
  const [[only = ''] = []] = block
  const isSingle = block.length === 1 && block[0]?.length === 1
  return isSingle && !/[\t\n\r]/.test(only) ? only : formatBlock(block)
}

/** What a paste into a grid with fixed rows did. */
export interface PasteSummary {
  /** Lines and columns of the block. */
  lines: number
  columns: number
  /** Name of the row at which it was pasted. */
  from: string
  changed: readonly CellKey[]
  /** Cells with their present value. */
  equal: number
  /** Cells that cannot be written. */
  left: number
  /** Cells copied from closed cells; their targets stay. */
  fromClosed: number
  /** Cells and columns that are not read. */
  refused: readonly PasteRefusal[]
  /** The last change when the paste was made: the paste itself, if it changed anything. */
  step: Step
}

type IsFromClosed = NonNullable<PasteOptions['isFromClosed']>

/** Summary and undo of the last paste, while it is in the history. */
function useSummary({ step, hasStep, undo }: GridEditor) {
  const [summary, setSummary] = useState<PasteSummary>()
  const isLast = summary?.step === step
  return {
    summary: summary && hasStep(summary.step) ? summary : undefined,
    setSummary,
    closeSummary: (): void => setSummary(undefined),
    /** Takes the paste back; undefined if another change was made after it. */
    undoPaste: summary && isLast && summary.changed.length > 0 ? undo : undefined,
  }
}

/** Paste of a block at a cell, over a selection, or from a file. */
function useGridPaste(
  editor: GridEditor,
  {
    language,
    repeats,
    isFixed = false,
  }: Pick<ClipboardOptions, 'language' | 'repeats' | 'isFixed'>,
) {
  const labels = useTexts(variantsGridTexts)
  const { results } = useTexts(sheetTexts)
  const { rows, columns, shown, active, rect, view, go, change, write } = editor
  const { setSummary, ...summed } = useSummary(editor)
  const [pasted, setPasted] = useState<{ block: Block; options: PasteOptions }>()
  const takeFixed = (plan: PastePlan, block: Block, options: PasteOptions): void => {
    const { attributes, at } = options
    const taken = takeOpen(rows, plan, { attributes, isClosed: editor.states.isClosed })
    const step = taken.changed.length > 0 ? change(taken.rows) : editor.step
    setSummary({
      lines: block.length,
      columns: blockWidth(block),
      from: editor.textAt({ row: at.row, column: 0 }),
      changed: taken.changed,
      equal: taken.equal,
      left: taken.left,
      fromClosed: plan.fromClosed,
      refused: plan.refused,
      step,
    })
    go(active)
  }
  const apply = (plan: PastePlan): void => {
    setPasted(undefined)
    if (isFixed && pasted) return takeFixed(plan, pasted.block, pasted.options)
    if (plan.changes.length > 0) change(plan.rows)
    editor.setResult(
      [
        labels.pasted({ count: plan.taken }),
        ...(view.isFiltered && !plan.byPartNumber ? [results.filtered] : []),
      ].join(' '),
    )
    go(active)
  }
  const cancel = (): void => {
    setPasted(undefined)
    go(active)
  }
  const paste = (block: Block, at: Place, isFromClosed?: IsFromClosed): void => {
    if (block.length === 0) return
    const problem = blockProblem(block)
    if (problem) return editor.setResult(fileRefusalMessage(problem, language))
    // columns that are hidden are found by their headings alone
    const hidden = columns.ordered.filter(({ key }) => columns.isHidden(key))
    const options: PasteOptions = {
      at: rows.length === 0 ? { row: 0, column: 0 } : at,
      attributes: [...shown, ...hidden],
      columns: shown.length + 1,
      shown: view.order,
      language,
      repeats,
      ...(isFixed ? { isFixed, addRows: false } : {}),
      ...(isFromClosed ? { isFromClosed } : {}),
    }
    const plan = planPaste(rows, block, options)
    if (isFixed && plan.open.length === 0) takeFixed(plan, block, options)
    else if (needsReview(plan, rows.length)) setPasted({ block, options })
    else apply(plan)
  }
  /** Repeats a block over the selection, or pastes it at its first cell. */
  const pasteOver = (block: Block, isFromClosed: IsFromClosed): void => {
    const marked = block.map((cells, line) =>
      cells.map((text, index) => (isFromClosed(line, index) ? undefined : text)),
    )
    const repeated = cellCount(rect) > 1 ? tiled(marked, rect) : undefined
    if (!repeated) {
      paste(block, { row: rect.top, column: rect.left }, isFromClosed)
      return
    }
    const texts = repeated.flat()
    const cells = placesOf(rect).flatMap((place, index) => {
      const text = texts[index]
      return text === undefined ? [] : [{ place, text }]
    })
    write(cells, results.filled, texts.length - cells.length)
  }
  return {
    pasted,
    apply,
    cancel,
    paste,
    pasteOver,
    ...summed,
  }
}

/**
 * Copy, cut, paste, and CSV files of a grid. A paste that needs a review is returned as `pasted`
 * until it is applied or cancelled.
 */
export function useGridClipboard(editor: GridEditor, options: ClipboardOptions) {
  const { rows, attributes, rect, draft, extent, textOf, clear, setResult } = editor
  const { fileName, first, language, readOnly } = options
  const labels = useTexts(variantsGridTexts)
  const { results } = useTexts(sheetTexts)
  const { paste, pasteOver, ...review } = useGridPaste(editor, options)
  const isInCells = ({ target }: ClipboardEvent): boolean =>
    draft === undefined && target instanceof Element && target.closest('[role=grid]') !== null
  const onPaste = (event: ClipboardEvent): void => {
    if (!isInCells(event) || readOnly) return
    event.preventDefault()
    const { clipboardData: data } = event
    const copied = parseCopied(data.getData('text/plain'), data.getData(closedCellsType))
    pasteOver(copied.block, copied.isFromClosed)
  }
  const copy = (event: ClipboardEvent): boolean => {
    if (!isInCells(event) || extent.rows === 0) return false
    event.preventDefault()
    const block = selectedBlock(editor)
    event.clipboardData.setData('text/plain', clipboardText(block))
    const closed = formatClosed(block, (line, index) =>
      editor.isClosedSource({ row: rect.top + line, column: rect.left + index }),
    )
    if (closed !== '') event.clipboardData.setData(closedCellsType, closed)
    return true
  }
  const onCopy = (event: ClipboardEvent): void => {
    if (copy(event)) setResult(results.copied({ count: cellCount(rect) }))
  }
  const onCut = (event: ClipboardEvent): void => {
    if (copy(event)) clear(results.cut)
  }
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    try {
      // few open a file: the reader is no part of the grid's first load
      const { blockOfFile } = await import('#src/admin/grid/core/block-of-file.ts')
      const block = blockOfFile(new Uint8Array(await file.arrayBuffer()))
      if (block) paste(block, { row: extent.rows, column: 0 })
      else setResult(labels.noWorkbook)
    } catch (error) {
      if (!(error instanceof RefusedWorkbook)) throw error
      setResult(fileRefusalMessage(error.reason, language, error.line))
    }
  }
  const wholeTable = (): string[][] => [
    [first, ...attributes.map((attribute) => attribute.label)],
    ...rows.map((variant) => [
      textOf(variant, 'part_number'),
      ...attributes.map(({ key }) => textOf(variant, key)),
    ]),
  ]
  const saveFile = (): void => {
    const url = URL.createObjectURL(new Blob([writeCsv(wholeTable())], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: url, download: `${fileName}.csv` }).click()
    URL.revokeObjectURL(url)
  }
  const copyAll = async (): Promise<void> => {
    await navigator.clipboard.writeText(formatBlock(wholeTable()))
    setResult(labels.copied)
  }
  return { ...review, onPaste, onCopy, onCut, openFile, saveFile, copyAll }
}

export type GridClipboard = ReturnType<typeof useGridClipboard>
