import { forms } from './forms.ts'
import type { FormName } from './forms.ts'

export interface CallInput {
  params: Record<string, string>
  /** A form with a file travels as it is, everything else as JSON. */
  body: FormData | Record<string, unknown>
}

/** Fields that are no texts: a ticked box, several of one name. */
const ticked = new Set(['consent'])
const several = new Set(['interests'])
/** Between several of one name, where they are shown again: no slug has it. */
const separator = ' '

/** A filled form as its call takes it: what is empty was not filled in. */
export function callInput(form: FormName, given: FormData, key: string): CallInput {
  const { call, keyed } = forms[form]
  if (call === 'newsletter-leave') return { params: { token: String(given.get('token') ?? '') }, body: {} }
  if (keyed) given.set('idempotency_key', key)
  if (call === 'job-application-send') return { params: {}, body: given }
  const body: Record<string, unknown> = {}
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name).filter((value) => typeof value === 'string' && value.trim() !== '')
    if (values.length > 0) body[name] = ticked.has(name) ? values[0] === 'true' : several.has(name) ? values : values[0]
  }
  return { params: {}, body }
}

/** Which of several of one name were chosen. */
export function chosenOf(shown: string | undefined): string[] {
  return shown === undefined || shown === '' ? [] : shown.split(separator)
}

/** What may be shown again: texts, and no secrets. */
export function shownValues(given: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of given) {
    if (typeof value !== 'string' || name === 'idempotency_key' || name === 'website' || name === 'elapsed') continue
    values[name] = several.has(name) ? [values[name] ?? [], value].flat().join(separator) : value
  }
  return values
}
