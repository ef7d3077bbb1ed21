import { useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { timeProblem } from '#src/admin/sheets/apply-text.ts'
import type { ApplyWay } from '#src/admin/sheets/apply-text.ts'
import { namesIn, newLotKey } from '#src/content/media/bulk/lot.ts'
import type { Lot } from '#src/content/media/bulk/lot.ts'
import { instantOfTyped } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { importPageTexts } from '#texts/import-page.js'
import { attachedFiles, isReady, uploadData } from './bulk-row.ts'
import type { BulkRow } from './bulk-row.ts'
import { uploadFile } from './upload-file.ts'
import type { BulkRows } from './use-bulk-rows.ts'

/** Files that are uploaded at the same time. */
const uploadsAtOnce = 2

export interface SendChoices {
  way: ApplyWay
  /** Value of the `datetime-local` field. */
  typed: string
}

export interface Sending {
  choices: SendChoices
  choose: (change: Partial<SendChoices>) => void
  /** Files to send. */
  ready: readonly BulkRow[]
  /** Sent files that are not in their products yet. */
  waiting: readonly BulkRow[]
  /** Progress; undefined: nothing is sent. */
  progress: { done: number; count: number } | undefined
  problem: string
  /** Plan that puts the files into the products. */
  applied: number | undefined
  /** Files that the last sending refused. */
  refusedCount: number | undefined
  send: () => Promise<void>
  reset: () => void
}

/** Sends a file; its state becomes that of its row. Returns the stored upload, if it was taken. */
async function sendOne(
  row: BulkRow,
  { products, change }: Pick<BulkRows, 'products' | 'change'>,
  language: string,
  lot: Lot,
): Promise<number | undefined> {
  const { equal, sameName, read } = row.compared
  if (row.action === 'use' && equal) {
    change(row.key, { state: 'sent', id: equal.id, message: '' })
    return equal.id
  }
  change(row.key, { state: 'sending', message: '' })
  const isReplacement = row.action === 'replace' && sameName !== null
  const given = { file: row.file, collection: row.compared.collection, name: read.name }
  const { data, message: told } = await uploadFile(given, {
    data: isReplacement ? {} : uploadData(row, products),
    replaces: isReplacement ? sameName.id : undefined,
    language,
    lot,
  })
  if (data) {
    change(row.key, { state: 'sent', id: data.doc.id, message: '' })
    return data.doc.id
  }
  const message = told ?? textsIn(bulkFilesTexts, language).refusals.failed({ name: read.name })
  change(row.key, {
    state: 'failed',
    message: message.includes(read.name) ? message : `“${read.name}”: ${message}`,
  })
  return undefined
}

/** Sends the files one by one, then applies their place in the products as one change set. */
export function useSending(list: BulkRows, language: string): Sending {
  const { rows, products } = list
  const labels = useTexts(bulkFilesTexts)
  const { order: applyTexts } = useTexts(importPageTexts)
  const [choices, setChoices] = useState<SendChoices>({ way: 'publish', typed: '' })
  const [progress, setProgress] = useState<Sending['progress']>()
  const [problem, setProblem] = useState('')
  const [applied, setApplied] = useState<number>()
  const [refusedCount, setRefusedCount] = useState<number>()
  const [attached, setAttached] = useState<ReadonlySet<number>>(new Set())
  const ready = rows.filter((row) => isReady(row, products))
  const waiting = rows.filter(
    (row) =>
      row.state === 'sent' && !attached.has(row.key) && attachedFiles([row], products).length > 0,
  )

  /** Sends the ready files; returns the sent ones. */
  const sendAll = async (lot: Lot): Promise<BulkRow[]> => {
    const queue = [...ready]
    const sent: BulkRow[] = []
    let done = 0
    setProgress({ done, count: queue.length })
    const work = async (): Promise<void> => {
      for (let row = queue.shift(); row; row = queue.shift()) {
        const id = await sendOne(row, list, language, lot)
        if (id !== undefined) sent.push({ ...row, state: 'sent', id })
        done += 1
        setProgress({ done, count: ready.length })
      }
    }
    await Promise.all(Array.from({ length: uploadsAtOnce }, work))
    setRefusedCount(ready.length - sent.length)
    return sent
  }

  const apply = async (sent: readonly BulkRow[], lot: Lot): Promise<void> => {
    const files = attachedFiles(sent, products)
    if (files.length === 0) return
    const preview = await call('bulk-files.attach', { body: { files, lot: lot.key } }, { language })
    if (!preview.data) return setProblem(preview.message ?? labels.failed)
    const note = (): void => setAttached(new Set([...attached, ...sent.map(({ key }) => key)]))
    const { id, expected, figures } = preview.data
    if (figures.changed === 0) return note()
    const { way, typed } = choices
    const { data, message } = await call(
      'imports.apply',
      {
        id,
        body: {
          expected,
          use: way === 'draft' ? 'draft' : 'publish',
          at: way === 'later' ? instantOfTyped(typed) : undefined,
          isPartial: true,
          without: [],
        },
      },
      { language },
    )
    if (!data) return setProblem(message ?? labels.failed)
    note()
    setApplied(id)
  }

  return {
    choices,
    choose: (changed) => {
      setChoices({ ...choices, ...changed })
      setProblem('')
    },
    ready,
    waiting,
    progress,
    problem,
    applied,
    refusedCount,
    send: async () => {
      if (progress || ready.length + waiting.length === 0) return
      const lack = timeProblem(choices, applyTexts)
      if (lack) return setProblem(lack)
      setProblem('')
      const title = labels.importName(namesIn(ready.map(({ compared }) => compared.read)))
      const lot = { key: newLotKey(), title }
      await apply([...waiting, ...(await sendAll(lot))], lot)
      setProgress(undefined)
    },
    reset: () => {
      setApplied(undefined)
      setRefusedCount(undefined)
      setAttached(new Set())
      setProblem('')
    },
  }
}
