import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'

/**
 * Replaces Payload's server function `form-state` without its stale check, whose dialog can only
 * discard the form's changes. On save the differences are shown instead (`refuse-stale.ts`).
 */
export const formStateWithoutStaleCheck: typeof buildFormStateHandler = (args) =>
  buildFormStateHandler({ ...args, checkForStaleData: false })
