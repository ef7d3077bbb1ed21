import { ApiError } from './errors.ts'
import type { ErrorBody, ErrorCode } from './errors.ts'
import type { Locale } from './locales.ts'
import type { Successor } from './shapes/life-cycle.ts'
import { errorsTexts } from '../texts/compiled/errors.js'

/** Message of each error by locale; an error without one does not compile. */
export const errorMessages: Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>> =
  errorsTexts

/** The 404 of a product that was withdrawn, with what replaced it. */
export class WithdrawnError extends ApiError {
  readonly replacedBy: Successor

  constructor(replacedBy: Successor) {
    super('not-found')
    this.replacedBy = replacedBy
  }
}

/** Body of an error response in a locale. */
export function errorBody(error: ApiError, locale: Locale): ErrorBody {
  return {
    message: errorMessages[locale][error.code],
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    ...('replacedBy' in error ? { replaced_by: error.replacedBy as Successor } : {}),
  }
}
