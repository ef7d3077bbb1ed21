import { APIError } from 'payload'
import type { CollectionBeforeOperationHook } from 'payload'
import { ApiError } from '@vitrine/contract/errors'
import { errorMessages } from '@vitrine/contract/error-body'
import { unstorablePaths } from '@vitrine/contract/storable-text'
import { localeOfPanel } from '#src/platform/labels.ts'

/**
 * Rejects (400) data with text that PostgreSQL or JSON cannot store, at the start of an operation.
 * Covers multipart requests, whose bodies are not checked before.
 */
export const refuseUnstorableData: CollectionBeforeOperationHook = ({ args, req }) => {
  if (unstorablePaths([Object(args).data, req.file?.name]).length === 0) return args
  const { code, status } = new ApiError('malformed-request')
  throw new APIError(errorMessages[localeOfPanel(req.i18n?.language)][code], status, null, true)
}
