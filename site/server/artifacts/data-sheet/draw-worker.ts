import { parentPort } from 'node:worker_threads'
import { drawSheet } from './draw.ts'
import type { DrawRequest, DrawResult } from './sheet-renderer.ts'

parentPort?.on('message', ({ sheet, pictures }: DrawRequest) => {
  void drawSheet(sheet, pictures)
    .then(
      (bytes): DrawResult => ({ bytes }),
      (error: unknown): DrawResult => ({ failure: String(error) }),
    )
    .then((drawn) => parentPort?.postMessage(drawn))
})
