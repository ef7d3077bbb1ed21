import { commitTransaction, initTransaction, killTransaction, ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import type { FormAnswer, FormFault } from './form-answer.ts'

/** JSON response to a form, not cacheable. */
export const answerForm = (answer: FormAnswer, status: number): Response =>
  Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Reads the form data of a request; undefined if the content type is not that of a form, the body
 * exceeds `limit` bytes or its length is not declared.
 */
export async function readForm(req: PayloadRequest, limit: number): Promise<FormData | undefined> {
  const length = Number(req.headers.get('content-length') ?? Number.NaN)
  if (!(length <= limit)) return undefined
  return req.formData?.().catch(() => undefined)
}

/** Fields and files of a form by name. */
export type FormFields = Readonly<Record<string, unknown>>

const valueIn = (form: FormData | FormFields, name: string): unknown =>
  form instanceof FormData ? form.get(name) : form[name]

/** Trimmed text of a form field, with `\n` as line break; empty if the form lacks the field. */
export function textIn(form: FormData | FormFields, name: string): string {
  const value = valueIn(form, name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}

/** File of a form field; undefined if none was chosen. */
export function fileIn(form: FormData | FormFields, name: string): File | undefined {
  const value = valueIn(form, name)
  return value instanceof File && value.size > 0 ? value : undefined
}

/**
 * Runs `save` in one transaction and returns the rejected values; other errors are thrown.
 * `fieldOf` maps a path in the document to the form field.
 */
export async function saveForm(
  req: PayloadRequest,
  save: () => Promise<void>,
  fieldOf: (path: string) => string | undefined,
): Promise<FormFault[]> {
  const isOwn = await initTransaction(req)
  try {
    await save()
    if (isOwn) await commitTransaction(req)
    return []
  } catch (error) {
    await killTransaction(req)
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, label, message }) => {
      const field = fieldOf(path)
      // the label of a table cell names its row and column
      const isNamed = path.includes('.') || field === undefined
      return {
        ...(field === undefined ? {} : { field }),
        message: isNamed && typeof label === 'string' ? `${label}: ${message}` : message,
      }
    })
  }
}
