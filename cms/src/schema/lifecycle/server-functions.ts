import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
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
 * Replaces Payload's server function `form-state` without its stale check, whose dialog can only
 * discard the form's changes. On save the differences are shown instead (`refuse-stale.ts`).
 */
export const formStateWithoutStaleCheck: typeof buildFormStateHandler = (args) =>
  buildFormStateHandler({ ...args, checkForStaleData: false })
