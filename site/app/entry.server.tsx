import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { serverContext } from '#app/api/server-context.ts'

export { serverContext }

/** A render that takes longer has lost its way, ms. */
const limit = 10_000

/** Renders whole pages: they are kept and sent as one, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMark } = context.get(serverContext)
  const { html, failed } = await renderWhole(<ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />, scriptMark)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: failed ? 500 : status, headers })
}

/** The bytes of a page once all of it is there; `failed`: a part of it broke and shows its error page. */
function renderWhole(page: ReactNode, nonce: string): Promise<{ html: Buffer<ArrayBuffer>; failed: boolean }> {
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
        resolve({ html: Buffer.concat(chunks), failed })
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => void stream.pipe(sink),
      onShellError: (error) => {
        clearTimeout(late)
        reject(error)
      },
      onError: () => {
        failed = true
      },
    })
    const late = setTimeout(() => stream.abort(new Error(`A page was not rendered within ${limit} ms.`)), limit)
  })
}

/** Failures reach the visitor as error pages with their status; what is a bug of ours is written to the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
