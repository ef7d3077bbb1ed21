import type { ErrorCode } from '@vitrine/contract/errors'

/** State of a rejected form: messages in the page's locale and the submitted values. */
export interface FormState {
  form: string
  code: ErrorCode
  message: string
  /** Messages by field; messages without a field are shown at the top. */
  errors: Record<string, string>
  /**
   * Submitted values by field, without passwords and files. Empty in responses to scripts, whose
   * page still has them.
   */
  values: Record<string, string[]>
  /** Seconds until a retry is permitted, if known. */
  retryAfter?: number | undefined
}

/**
 * Response to a form submitted by script: the redirect, or the form's state. `carried`: what the
 * next page shows and no address may contain.
 */
export type FormAnswer =
  | { to: string; receipt?: string | undefined; carried?: unknown }
  | { state: FormState }
