import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/contract/locales'
import { validationWords } from '@vitrine/contract/validation'

/** A 422 with a message for one field. */
export const fieldProblem = (
  field: string,
  words: keyof typeof validationWords,
  locale: Locale,
): ApiError =>
  new ApiError('invalid-input', { errors: [{ field, message: validationWords[words][locale] }] })
