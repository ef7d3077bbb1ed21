import { parentPort } from 'node:worker_threads'
import { drawSheet } from './draw.ts'
import type { Commission, Drawn } from './drawer.ts'

parentPort?.on('message', ({ sheet, pictures }: Commission) => {
  void drawSheet(sheet, pictures)
    .then(
      (bytes): Drawn => ({ bytes }),
      (error: unknown): Drawn => ({ failure: String(error) }),
    )
    .then((drawn) => parentPort?.postMessage(drawn))
})
