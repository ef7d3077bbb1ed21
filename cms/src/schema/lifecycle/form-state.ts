import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'

/**
 * Replaces Payload's server function `form-state` without its check for a colleague's newer save: at
 * the first change it shows a dialog whose one way out throws the change away. Saving shows the
 * differences instead (`refuse-stale.ts`).
 */
export const formStateWithoutStaleCheck: typeof buildFormStateHandler = (args) =>
  buildFormStateHandler({ ...args, checkForStaleData: false })
