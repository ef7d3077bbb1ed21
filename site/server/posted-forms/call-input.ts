import { createHash } from 'node:crypto'
import { calls } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/calls'
import type { FieldError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/contract/locales'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { parseInput, validationWords } from '@vitrine/contract/validation'
import type { z } from 'zod'
import { keyField } from '#shared/forms/describe-form.ts'
import type { Field, FormDescription } from '#shared/forms/describe-form.ts'

/** What a call is given of a form, or what is wrong with it. */
export type CallInput =
  | { params: Record<string, string>; body: Record<string, unknown> | FormData }
  | { errors: FieldError[] }

/**
 * A posted form as its call takes it, checked against the contract before anything is sent: what is
 * empty was not filled in.
 */
export function callInput(
  form: FormDescription,
  given: FormData,
  { locale, page, query }: { locale: Locale; page: string; query: URLSearchParams },
): CallInput {
  const { path, body: encoding }: Call = calls[form.call]
  const params: Record<string, string> = {}
  const body: Record<string, unknown> = { ...form.constants }
  const missing: FieldError[] = []
  for (const [name, field] of Object.entries(form.fields)) {
    // a mail program's POST to a mailed link (RFC 8058) has the token in the address alone
    const value = valueOf(
      field,
      field.kind === 'hidden' && !given.has(name) ? query.getAll(name) : given.getAll(name),
    )
    if (value === undefined && field.required)
      missing.push({
        field: name,
        message: wanting(field)[locale].replace('{n}', String(field.maxMegabytes)),
      })
    if (value !== undefined && path.includes(`{${name}}`)) params[name] = String(value)
    else if (value !== undefined) body[name] = value
  }
  if (form.isPublic) body['page'] = page
  if (form.idempotent) body[keyField] = keyOf(form, given)
  const wrong = [
    ...missing,
    ...wrongBy(form, 'params', params, locale),
    ...wrongBy(form, 'body', body, locale),
  ]
  if (wrong.length > 0) return { errors: inOrder(form, wrong) }
  return { params, body: encoding === 'multipart' ? formData(body) : body }
}

/** What is said where nothing was filled in, ticked or chosen. */
function wanting({ kind }: Field): Record<Locale, string> {
  if (kind === 'tick') return validationWords.consent
  if (kind === 'file') return validationWords.file
  return kind === 'select' ? validationWords.unknownChoice : validationWords.required
}

function valueOf({ kind, numeric }: Field, values: FormDataEntryValue[]): unknown {
  const typed = values.filter((value) => typeof value === 'string' && value.trim() !== '')
  if (kind === 'file') return values.find((value) => typeof value !== 'string' && value.name !== '')
  if (kind === 'choices') return typed.length > 0 ? typed : undefined
  const first = typed[0]
  if (first === undefined) return undefined
  if (kind === 'tick') return first === 'true' || undefined
  if (kind === 'email') return String(first).trim()
  return numeric ? Number(first) : first
}

function wrongBy(
  form: FormDescription,
  part: 'params' | 'body',
  value: object,
  locale: Locale,
): FieldError[] {
  const parsed = parseInput<z.ZodType>(endpoints[form.call][part], value, locale)
  return 'errors' in parsed ? parsed.errors : []
}

/**
 * Each field once, in the form's order; what no field of it has comes last, and only when it alone
 * is wrong.
 */
function inOrder({ fields }: FormDescription, wrong: readonly FieldError[]): FieldError[] {
  const own = Object.keys(fields).flatMap((name) => wrong.find(({ field }) => field === name) ?? [])
  return own.length > 0 ? own : wrong.slice(0, 1)
}

/**
 * The browser's key; without a script nobody draws one: the same content of the same form is the
 * same message.
 */
function keyOf(form: FormDescription, given: FormData): string {
  const drawn = given.get(keyField)
  if (typeof drawn === 'string' && drawn !== '') return drawn
  const hash = createHash('sha256').update(form.name)
  for (const name of Object.keys(form.fields)) {
    for (const value of given.getAll(name))
      hash.update(`\n${name}\n${typeof value === 'string' ? value : `${value.name} ${value.size}`}`)
  }
  const hex = hash.digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function formData(body: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(body))
    data.append(name, value instanceof Blob ? value : String(value))
  return data
}
