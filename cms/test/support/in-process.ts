import { requestedLocale } from '@vitrine/configuration/requested-locale'
import { problem } from '#src/api/http/problem.ts'
import config from '#src/payload.config.ts'
import { targetProblem } from '#src/platform/http/target-problem.ts'
import { serve } from '#src/server/routes.ts'
import { startServices } from '#src/server/start-services.ts'

// the feeds follow every change, and notices are sent at once: their own tests start these
const { payload } = await startServices(config, { writesFeeds: false, sendsNotices: false })

/** Answers a request within this process, as the cms does, but without its HTTP server. */
export async function answer(sent: Request): Promise<Response> {
  const { pathname, search } = new URL(sent.url)
  const locale = requestedLocale(Object.fromEntries(sent.headers))
  const wrong = targetProblem(pathname + search, locale)
  if (wrong) return problem(wrong, locale)
  const answered = await serve(await asReceived(sent), payload)
  return sent.method === 'HEAD' ? new Response(null, answered) : answered
}

/** Request with the `Content-Length` that HTTP requires; with one, its body is passed on unread. */
async function asReceived(sent: Request): Promise<Request> {
  if (sent.body === null || sent.headers.has('content-length')) return sent
  const { url, method, headers, signal } = sent
  const body = await sent.arrayBuffer()
  headers.set('content-length', String(body.byteLength))
  return new Request(url, { method, headers, signal, body })
}
