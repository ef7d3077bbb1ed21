import type { ErrorCode } from '@vitrine/contract/errors'

/** What was typed, by field. */
export type Values = Record<string, string>

/** How a form came back: what was wrong, in the page's language, and what had been typed. */
export interface FormState {
  /** Which of a page's forms it was. */
  intent: string
  code: ErrorCode
  message: string
  /** By field; those that no field has are told at the top. */
  errors: Record<string, string>
  values: Values
}

/** The name of the hidden field that tells a page's forms apart. */
export const intentField = 'intent'
