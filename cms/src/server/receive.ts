import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from '@vitrine/contract/errors'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import { originForm } from '@vitrine/http/request-target'
import type { Environment } from '#src/platform/environment-schema.ts'
import { refuseWithoutSchema } from '#src/platform/http/schema-gate.ts'
import { sendError } from '#src/platform/http/send-error.ts'
import { targetProblem } from '#src/platform/http/target-problem.ts'
import { answerMetrics, observeRequest } from '#src/platform/monitoring/observe-request.ts'

export type Dispatch = (request: IncomingMessage, response: ServerResponse) => void

/** First stage of every request: metrics and log, schema state, validation of the target. */
export function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { environment, dispatch }: { environment: Environment; dispatch: Dispatch | undefined },
): void {
  observeRequest(request, response, environment)
  // set here, so that Next's own responses have it too
  response.setHeader('x-content-type-options', 'nosniff')
  request.url = originForm(request.url ?? '/')
  if (request.url === '/metrics')
    return void answerMetrics(request, response, environment).catch(() => response.destroy())
  if (refuseWithoutSchema(request, response)) return
  const locale = requestedLocale(request.headers)
  const problem = targetProblem(request.url, locale)
  if (problem) return sendError(response, problem, locale)
  if (dispatch) dispatch(request, response)
  else sendError(response, new ApiError('unavailable'), locale)
}
