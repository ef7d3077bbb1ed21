import { renderToReadableStream } from 'react-dom/server.edge'
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
  let sentStatus = status
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />, {
    nonce: scriptMark,
    signal: AbortSignal.timeout(limit),
    onError: () => {
      sentStatus = 500
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: sentStatus, headers })
}

/** Failures reach the visitor as error pages with their status; what is a bug of ours is written to the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
