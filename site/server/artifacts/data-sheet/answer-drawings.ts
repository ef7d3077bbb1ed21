import { parentPort } from 'node:worker_threads'
import type { DrawRequest, DrawResult } from './sheet-renderer.ts'

/** Answers each message to this worker thread with the file that `draw` makes. */
export function answerDrawings<Content>(
  draw: (sheet: Content, pictures: readonly Uint8Array[]) => Promise<Uint8Array>,
): void {
  parentPort?.on('message', ({ sheet, pictures }: DrawRequest<Content>) => {
    void draw(sheet, pictures)
      .then(
        (bytes): DrawResult => ({ bytes }),
        (error: unknown): DrawResult => ({ failure: String(error) }),
      )
      .then((drawn) => parentPort?.postMessage(drawn))
  })
}
