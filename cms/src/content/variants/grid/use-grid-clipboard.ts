'use client'

import { useState } from 'react'
import type { ChangeEvent, ClipboardEvent } from 'react'
import { writeCsv } from '@vitrine/spreadsheets/csv'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { formatBlock, parseBlock } from './clipboard.ts'
import type { Block } from './clipboard.ts'
import { needsReview, planPaste } from './paste.ts'
import type { PasteOptions, PastePlan } from './paste.ts'
import { parseTextFile } from './text-file.ts'
import type { GridEditor, Place } from './use-grid-editor.ts'
import { variantsGridTexts } from '#texts/variants-grid.js'

const labels = labelsOf(variantsGridTexts)

interface ClipboardOptions {
  /** Name of the downloaded file, without extension. */
  fileName: string
  /** Heading of the first column. */
  first: Label
  language: string
  readOnly: boolean
  /** True if a part number has several rows. */
  repeats: boolean
  say: (text: Label) => string
}

/**
 * Copy, paste, and CSV files of a grid. A paste that needs a review is returned as `pasted` until
 * it is applied or cancelled.
 */
export function useGridClipboard(
  { rows, attributes, place, draft, go, change, textAt }: GridEditor,
  { fileName, first, language, readOnly, repeats, say }: ClipboardOptions,
) {
  const [pasted, setPasted] = useState<{ block: Block; options: PasteOptions }>()
  const [announcement, setAnnouncement] = useState('')
  const apply = (plan: PastePlan): void => {
    setPasted(undefined)
    if (plan.changes.length > 0) change(plan.rows)
    setAnnouncement(`${plan.taken} ${say(labels.pasted)}`)
    go(place)
  }
  const cancel = (): void => {
    setPasted(undefined)
    go(place)
  }
  const paste = (block: Block, from: Place): void => {
    if (block.length === 0) return
    const at = rows.length === 0 ? { row: 0, column: 0 } : from
    const options = { at, attributes, language, repeats }
    const plan = planPaste(rows, block, options)
    if (needsReview(plan, rows.length)) setPasted({ block, options })
    else apply(plan)
  }
  const onPaste = (event: ClipboardEvent): void => {
    if (draft !== undefined || readOnly) return
    event.preventDefault()
    paste(parseBlock(event.clipboardData.getData('text/plain')), place)
  }
  const onCopy = (event: ClipboardEvent): void => {
    const variant = rows[place.row]
    if (draft !== undefined || !variant || !window.getSelection()?.isCollapsed) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', textAt(variant, place.column))
  }
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? []
    const block = file && parseTextFile(new Uint8Array(await file.arrayBuffer()))
    if (block) paste(block, { row: rows.length, column: 0 })
    target.value = ''
  }
  const wholeTable = (): string[][] => {
    const header = [say(first), ...attributes.map((attribute) => attribute.label)]
    return [header, ...rows.map((variant) => header.map((_, column) => textAt(variant, column)))]
  }
  const saveFile = (): void => {
    const url = URL.createObjectURL(new Blob([writeCsv(wholeTable())], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: url, download: `${fileName}.csv` }).click()
    URL.revokeObjectURL(url)
  }
  const copyAll = async (): Promise<void> => {
    await navigator.clipboard.writeText(formatBlock(wholeTable()))
    setAnnouncement(say(labels.copied))
  }
  return { pasted, announcement, apply, cancel, onPaste, onCopy, openFile, saveFile, copyAll }
}

export type GridClipboard = ReturnType<typeof useGridClipboard>
