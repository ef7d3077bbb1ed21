import type { Locale } from '@vitrine/configuration/locales'
import type { ApiError, ErrorBody, ErrorCode } from './errors.ts'
import { errorsTexts } from '../texts/compiled/errors.js'

/** Message of each error by locale; a missing one is a compile error. */
export const errorMessages: Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>> =
  errorsTexts

/** Body of an error response in a locale. */
export function errorBody(error: ApiError, locale: Locale): ErrorBody {
  return {
    message: errorMessages[locale][error.code],
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
  }
}
