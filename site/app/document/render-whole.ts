import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** A render that takes longer has lost its way, ms. */
const limit = 10_000

/** A document once all of it is there: pages are kept and sent as one, so nothing is streamed. `failed`: a part of it broke and shows its error page. */
export function renderWhole(page: ReactNode): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      // React goes on writing into a chunk that it has handed over
      write: (chunk: Uint8Array, _encoding, done) => {
        chunks.push(Uint8Array.from(chunk))
        done()
      },
      final: (done) => {
        clearTimeout(late)
        resolve({ html: Buffer.concat(chunks).toString(), failed })
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      onAllReady: () => void stream.pipe(sink),
      onShellError: (error) => {
        clearTimeout(late)
        reject(error)
      },
      onError: (error) => {
        failed = true
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
      },
    })
    const late = setTimeout(() => stream.abort(new Error(`A page was not rendered within ${limit} ms.`)), limit)
  })
}
