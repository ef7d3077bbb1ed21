import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { validationTexts } from '@vitrine/contract/texts/validation'

/** 422 error with a message for one field. */
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

/** 422 error of one of several files in a field, with the file's name. */
export const attachmentProblem = (
  file: string,
  message: 'attachmentEmpty' | 'attachmentKind' | 'attachmentWorkbook' | 'attachmentInfected',
  locale: Locale,
): ApiError =>
  new ApiError('invalid-input', {
    errors: [{ field: 'attachments', message: validationTexts[locale][message]({ file }) }],
  })
