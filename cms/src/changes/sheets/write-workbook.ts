import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import type { TypedSheet, WorkbookWords } from '@vitrine/spreadsheets/typed-workbook'
import { writeRefusedRows } from './refused-workbook.ts'
import type { RefusedRows } from './refused-workbook.ts'

/** Messages to and from the thread. */
export type WorkbookOrder =
  | { typed: { sheets: readonly TypedSheet[]; words: WorkbookWords } }
  | { refused: RefusedRows }
export type WorkbookAnswer = { bytes: Uint8Array<ArrayBuffer> } | { failure: string }

/** Cells of a workbook that is written at once, in about 0.1 s; a larger one gets a thread. */
const maxCellsAtOnce = 5000
/** Size of a file whose refused rows are written at once, bytes, and number of refusals. */
const maxRefusedAtOnce = { bytes: 48 * 1024, rows: 1000 } as const
/** Heap of the thread, MB: about three times that of 10,000 rows with 30 columns. */
const maxHeapMb = 1024
/** Program of the thread, beside this module. */
const program = 'write-workbook-worker.ts'
/** Time limit of a workbook, ms. */
const timeoutMs = 120_000

const cellsOf = ({ columns, rows }: TypedSheet): number => columns.length * rows.length

/** Workbook that is being written in a thread; the next one waits for it. */
let writing: Promise<unknown> = Promise.resolve()

async function writeNow(order: WorkbookOrder): Promise<Uint8Array<ArrayBuffer>> {
  // a path, since Next's bundler takes the URL of a module for a file of its own
  const worker = new Worker(join(import.meta.dirname, program), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    worker.postMessage(order)
    // rejects with an error of the thread, such as the end of its memory
    const [answer] = (await once(worker, 'message', { signal })) as [WorkbookAnswer]
    if ('failure' in answer) throw new Error(`a workbook could not be written: ${answer.failure}`)
    return answer.bytes
  } finally {
    await worker.terminate()
  }
}

/** Writes a workbook in a thread with a limited heap, one at a time: other requests are answered meanwhile. */
function writeInThread(order: WorkbookOrder): Promise<Uint8Array<ArrayBuffer>> {
  const written = writing.then(() => writeNow(order))
  writing = written.catch(() => undefined)
  return written
}

/** Workbook of typed columns (`writeTypedWorkbook`); a large one is written in a thread. */
export const writeWorkbook = (
  sheets: readonly TypedSheet[],
  words: WorkbookWords,
): Promise<Uint8Array<ArrayBuffer>> =>
  sheets.reduce((sum, sheet) => sum + cellsOf(sheet), 0) <= maxCellsAtOnce
    ? writeTypedWorkbook(sheets, words)
    : writeInThread({ typed: { sheets, words } })

/** Workbook of refused rows (`writeRefusedRows`); a large one is written in a thread. */
export const writeRefusedWorkbook = (refused: RefusedRows): Promise<Uint8Array<ArrayBuffer>> =>
  (refused.file?.byteLength ?? 0) <= maxRefusedAtOnce.bytes &&
  refused.refused.length <= maxRefusedAtOnce.rows
    ? writeRefusedRows(refused)
    : writeInThread({ refused })
