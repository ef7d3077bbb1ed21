import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import { copyingKey } from './save-copy-as-draft.ts'

/**
 * Replaces Payload's server function `copy-data-from-locale`, which copies `_status` with the texts
 * and so publishes the copy of a published document; `saveCopyAsDraft` keeps the copy a draft.
 */
export const copyToLocale: typeof copyDataFromLocaleHandler = (args) => {
  args.req.context[copyingKey] = true
  return copyDataFromLocaleHandler(args)
}
