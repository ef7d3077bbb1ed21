import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { validationTexts } from '@vitrine/contract/texts/validation'

/** A 422 with a message for one field. */
export const fieldProblem = (
  field: string,
  message:
    | 'credentials'
    | 'currentPassword'
    | 'fileInfected'
    | 'fileKind'
    | 'samePassword'
    | 'unknownChoice',
  locale: Locale,
): ApiError =>
  new ApiError('invalid-input', { errors: [{ field, message: validationTexts[locale][message] }] })

/** A 422 of one of several files of a field, with its name. */
export const attachmentProblem = (
  file: string,
  message: 'attachmentEmpty' | 'attachmentKind' | 'attachmentInfected',
  locale: Locale,
): ApiError =>
  new ApiError('invalid-input', {
    errors: [{ field: 'attachments', message: validationTexts[locale][message]({ file }) }],
  })
