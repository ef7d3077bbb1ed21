import { parentPort } from 'node:worker_threads'
import { writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { writeRefusedRows } from './refused-workbook.ts'
import type { WorkbookAnswer, WorkbookOrder } from './write-workbook.ts'

/** Thread that writes one workbook and ends. */
parentPort?.once('message', (order: WorkbookOrder) => {
  const writing =
    'typed' in order
      ? writeTypedWorkbook(order.typed.sheets, order.typed.words)
      : writeRefusedRows(order.refused)
  writing
    .then((bytes): WorkbookAnswer => ({ bytes }))
    .catch((error: unknown): WorkbookAnswer => ({ failure: String(error) }))
    .then((answer) => {
      parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer] : [])
      parentPort?.close()
    })
})
