import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { Forbidden } from 'payload'
import { isLockedByForm } from './save-beside-others.ts'
import { copyingKey } from './save-copy-as-draft.ts'

/**
 * Replaces Payload's server function `copy-data-from-locale`, which copies `_status` with the texts
 * and so publishes the copy of a published document; `saveCopyAsDraft` keeps the copy a draft.
 */
export const copyToLocale: typeof copyDataFromLocaleHandler = (args) => {
  args.req.context[copyingKey] = true
  return copyDataFromLocaleHandler(args)
}

/**
 * Replaces Payload's server function `form-state`: without its stale check, whose dialog can only
 * discard the form's changes, and without the lock of documents that have languages. The
 * differences are shown on save instead (`refuse-stale.ts`).
 */
export const formStateWithoutStaleCheck: typeof buildFormStateHandler = (args) =>
  buildFormStateHandler({
    ...args,
    checkForStaleData: false,
    // Payload would lock a document with all its languages
    returnLockStatus: args.returnLockStatus === true && isLockedByForm(args.req.payload, args),
  })

/**
 * Replaces Payload's server function `schedule-publish`, which queues jobs without validation;
 * schedules by language are created by `language-endpoints.ts`.
 */
export const refuseSchedule = (): never => {
  throw new Forbidden()
}
