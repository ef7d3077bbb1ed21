import type { ErrorCode } from '@vitrine/contract/errors'

/** How a form came back: what was wrong, in the page's language, and what had been typed. */
export interface FormState {
  form: string
  code: ErrorCode
  message: string
  /** By field; those that no field has are told at the top. */
  errors: Record<string, string>
  /**
   * What was typed, by field: never a password or a file. A page that stays has it anyway, and is
   * told nothing.
   */
  values: Record<string, string[]>
  /** After how many seconds it may be sent again, where that is known. */
  retryAfter?: number | undefined
}

/** What the server answers to a form that a script sends: where it leads, or how it came back. */
export type FormAnswer = { to: string; receipt?: string | undefined } | { state: FormState }
