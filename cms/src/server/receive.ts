import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from '@vitrine/contract/errors'
import { parseContentLanguage } from '@vitrine/configuration/locales'
import { originForm } from '@vitrine/http/request-target'
import type { Environment } from '#src/platform/environment-schema.ts'
import { refuseWithoutSchema } from '#src/platform/http/schema-gate.ts'
import { sendError } from '#src/platform/http/send-error.ts'
import { targetProblem } from '#src/platform/http/target-problem.ts'
import { answerMetrics, observeRequest } from '#src/platform/monitoring/observe-request.ts'

export type Dispatch = (request: IncomingMessage, response: ServerResponse) => void

/** Sets `nosniff` on every response, including Next's own, before its head is written. */
function forbidSniffing(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const name = 'x-content-type-options'
  response.writeHead = (...args: unknown[]) => {
    if (!response.hasHeader(name)) response.setHeader(name, 'nosniff')
    return writeHead(...args)
  }
}

/** What every request passes first: metrics and log, the state of the schema, and the form of its target. */
export function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { environment, dispatch }: { environment: Environment; dispatch: Dispatch | undefined },
): void {
  observeRequest(request, response, environment)
  forbidSniffing(response)
  request.url = originForm(request.url ?? '/')
  if (request.url === '/metrics')
    return void answerMetrics(request, response, environment).catch(() => response.destroy())
  if (refuseWithoutSchema(request, response)) return
  const locale = parseContentLanguage(request.headers['content-language'])
  const problem = targetProblem(request.url, locale)
  if (problem) return sendError(response, problem, locale)
  if (dispatch) dispatch(request, response)
  else sendError(response, new ApiError('unavailable'), locale)
}
