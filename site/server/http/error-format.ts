import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import type { ErrorBody } from '@vitrine/contract/errors'
import { problemDetails, problemType } from '@vitrine/contract/problem-details'

const json = 'application/json'

/** True if `Accept` prefers problem details (RFC 9457) to plain JSON. */
const prefersProblem = (headers: IncomingHttpHeaders): boolean =>
  // most clients do not name the type, and are not parsed for
  (headers.accept?.toLowerCase().includes(problemType) ?? false) &&
  new Negotiator({ headers }).mediaType([json, problemType]) === problemType

/** Type and text of an error's body in the format that `Accept` prefers. */
export function formatError(
  body: ErrorBody,
  status: number,
  headers: IncomingHttpHeaders,
): { type: string; text: string } {
  return prefersProblem(headers)
    ? { type: `${problemType}; charset=utf-8`, text: JSON.stringify(problemDetails(body, status)) }
    : { type: `${json}; charset=utf-8`, text: JSON.stringify(body) }
}
