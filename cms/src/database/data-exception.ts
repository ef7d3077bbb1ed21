import { errorWords } from '@vitrine/contract/error-words'
import { ApiError } from '@vitrine/contract/errors'
import type { AfterErrorHook } from 'payload'

/** SQLSTATE class 22, "data exception": a value that its type does not take (text, range, form of a number or date). */
const dataException = /^22/

/** A value that the database refuses is the sender's error: 400, not 500. */
export const answerDataException: AfterErrorHook = ({ error }) => {
  if (!isDataException(error)) return undefined
  const { code, status } = new ApiError('malformed-request')
  return { status, response: { errors: [{ message: errorWords[code].br }] } }
}

/** Drizzle hands on what the driver threw as `cause`. */
function isDataException(error: unknown): boolean {
  const { code, cause } = Object(error)
  return (typeof code === 'string' && dataException.test(code)) || (cause !== undefined && isDataException(cause))
}
