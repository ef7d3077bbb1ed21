import { createHash } from 'node:crypto'
import { calls } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/page-calls'
import type { FieldError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { valuesOf } from '@vitrine/http/query-string'
import type { Query } from '@vitrine/http/query-string'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { parseInput } from '@vitrine/contract/validation'
import { validationTexts } from '@vitrine/contract/texts/validation'
import type { z } from 'zod'
import { keyField } from '#shared/forms/describe-form.ts'
import type { Field, FormDescription } from '#shared/forms/describe-form.ts'

/** Input of a call from a form, or the validation errors. */
export type CallInput =
  | { params: Record<string, string>; body: Record<string, unknown> | FormData }
  | { errors: FieldError[] }

/**
 * Converts a posted form to its call's input and validates it by the contract. Empty fields are
 * omitted.
 */
export function callInput(
  form: FormDescription,
  posted: FormData,
  { locale, page, query }: { locale: Locale; page: string; query: Query },
): CallInput {
  const { path, body: encoding }: Call = calls[form.call]
  const params: Record<string, string> = {}
  const body: Record<string, unknown> = { ...form.constants }
  const missing: FieldError[] = []
  for (const [name, field] of Object.entries(form.fields)) {
    // a one-click POST (RFC 8058) has its token only in the query
    const value = valueOf(
      field,
      field.kind === 'hidden' && !posted.has(name) ? valuesOf(query, name) : posted.getAll(name),
    )
    if (value === undefined && field.required)
      missing.push({
        field: name,
        message: missingMessage(field, locale),
      })
    if (value !== undefined && path.split('/').includes(`:${name}`)) params[name] = String(value)
    else if (value !== undefined) body[name] = value
  }
  if (form.isPublic) body['page'] = page
  if (form.idempotent) body[keyField] = idempotencyKey(form, posted)
  const wrong = [
    ...missing,
    ...validationErrors(form, 'params', params, locale),
    ...validationErrors(form, 'body', body, locale),
  ]
  if (wrong.length > 0) return { errors: inFormOrder(form, wrong) }
  const isForm =
    encoding === 'multipart' ||
    (encoding === 'json-or-multipart' && Object.values(body).some(hasFiles))
  return { params, body: isForm ? formData(body) : body }
}

const hasFiles = (value: unknown): boolean => [value].flat().some((item) => item instanceof Blob)

/** Message of a missing value. */
function missingMessage({ kind, maxMegabytes }: Field, locale: Locale): string {
  const texts = validationTexts[locale]
  if (kind === 'tick') return texts.consent
  if (kind === 'file') return texts.file({ megabytes: maxMegabytes ?? 0 })
  return kind === 'select' ? texts.unknownChoice : texts.required
}

function valueOf({ kind, numeric, maxFiles }: Field, values: FormDataEntryValue[]): unknown {
  const typed = values.filter((value) => typeof value === 'string' && value.trim() !== '')
  if (kind === 'file') {
    const files = values.filter((value) => typeof value !== 'string' && value.name !== '')
    return maxFiles === undefined || files.length === 0 ? files[0] : files
  }
  if (kind === 'choices') return typed.length > 0 ? typed : undefined
  const first = typed[0]
  if (first === undefined) return undefined
  if (kind === 'tick') return first === 'true' || undefined
  if (kind === 'email') return String(first).trim()
  return numeric ? Number(first) : first
}

function validationErrors(
  form: FormDescription,
  part: 'params' | 'body',
  value: object,
  locale: Locale,
): FieldError[] {
  const parsed = parseInput<z.ZodType>(endpoints[form.call][part], value, locale)
  return 'errors' in parsed ? parsed.errors : []
}

/**
 * First error of each field, in the form's order. Errors of unknown fields are used only if there
 * are no others, and then only the first.
 */
function inFormOrder({ fields }: FormDescription, wrong: readonly FieldError[]): FieldError[] {
  const own = Object.keys(fields).flatMap((name) => {
    // the path of an error in one of several values is `attachments.0`
    const found = wrong.find(({ field }) => field.split('.')[0] === name)
    return found === undefined ? [] : { ...found, field: name }
  })
  return own.length > 0 ? own : wrong.slice(0, 1)
}

/**
 * Idempotency key sent by the browser's script; without a script, a hash of form name and content.
 */
function idempotencyKey(form: FormDescription, posted: FormData): string {
  const drawn = posted.get(keyField)
  if (typeof drawn === 'string' && drawn !== '') return drawn
  const hash = createHash('sha256').update(form.name)
  for (const name of Object.keys(form.fields)) {
    for (const value of posted.getAll(name))
      hash.update(`\n${name}\n${typeof value === 'string' ? value : `${value.name} ${value.size}`}`)
  }
  const hex = hash.digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function formData(body: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const item of [value].flat()) data.append(name, item instanceof Blob ? item : String(item))
  return data
}
