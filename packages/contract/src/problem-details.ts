import { apiBase, apiVersion } from './api-base.ts'
import { isErrorCode } from './errors.ts'
import type { ErrorBody, ErrorCode } from './errors.ts'

/** Media type of errors for clients that prefer it (RFC 9457). */
export const problemType = 'application/problem+json'

/** Fragment of an error's description on the page of the API reference. */
export const problemFragment = (code: ErrorCode): string => `error-${code}`

/**
 * Error as problem details (RFC 9457): the body of the contract with `type`, `title`, `status`.
 * `type` is the description of the code; `title` is its message, in the locale of the answer.
 */
export const problemDetails = (body: ErrorBody, status: number): Record<string, unknown> => ({
  type: `${apiBase}${apiVersion}/docs#${problemFragment(body.code)}`,
  title: body.message,
  status,
  ...body,
})

/** Error body of the contract in a JSON text; undefined for any other text. */
export function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const { code, message } = Object(JSON.parse(text))
    return isErrorCode(code) && typeof message === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
