import { commitTransaction, initTransaction, killTransaction, ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import type { FormAnswer, FormFault } from './form-answer.ts'

/** Response to a form, not cacheable. */
export const answerForm = (answer: FormAnswer, status: number): Response =>
  Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Form data of a request; undefined for another content type or a body larger than `limit` bytes.
 */
export async function readForm(req: PayloadRequest, limit: number): Promise<FormData | undefined> {
  const length = Number(req.headers.get('content-length') ?? Number.NaN)
  if (!(length <= limit)) return undefined
  return req.formData?.().catch(() => undefined)
}

/** Trimmed text of a form field; empty if the form lacks the field. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}

/** File chosen in a form field. */
export function fileIn(form: FormData, name: string): File | undefined {
  const value = form.get(name)
  return value instanceof File && value.size > 0 ? value : undefined
}

/**
 * Saves a form in one transaction and returns its rejected values. `fieldOf` maps a path of the
 * document to the form field.
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
      // cells of a table are named by row and column
      const isNamed = path.includes('.') || field === undefined
      return {
        ...(field === undefined ? {} : { field }),
        message: isNamed && typeof label === 'string' ? `${label}: ${message}` : message,
      }
    })
  }
}
