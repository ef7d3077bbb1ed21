import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import { copyingKey } from './save-copy-as-draft.ts'

/**
 * Replaces Payload's server function `copy-data-from-locale`. Payload copies `_status` with the
 * texts, so copying the
 * texts of a published document published the copy; `saveCopyAsDraft` keeps the copy a draft.
 */
export const copyToLocale: typeof copyDataFromLocaleHandler = (args) => {
  args.req.context[copyingKey] = true
  return copyDataFromLocaleHandler(args)
}
