import type { FormName } from './forms.ts'

/** What became of a form: what was typed (never a file or a token), and either its receipt or what is wrong where. */
export interface FormOutcome {
  form: FormName
  values: Record<string, string>
  sent: boolean
  /** The number to quote; empty for forms that have none. */
  receipt: string
  /** What the API says of the whole, in the page's language. */
  message: string
  /** By field. */
  errors: Record<string, string>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the API's answer to a form. */
export function outcomeOf(form: FormName, values: Record<string, string>, status: number, json: unknown): FormOutcome {
  const body = isObject(json) ? json : {}
  const errors: Record<string, string> = {}
  for (const error of Array.isArray(body['errors']) ? body['errors'] : []) {
    if (isObject(error)) errors[textOf(error['field'])] ??= textOf(error['message'])
  }
  return { form, values, sent: status >= 200 && status < 300, receipt: textOf(body['receipt']), message: textOf(body['message']), errors }
}
