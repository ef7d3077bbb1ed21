import { commitTransaction, initTransaction, killTransaction, ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import type { FormAnswer, FormFault } from './form-answer.ts'

/** Answer of a form, never stored. */
export const answerForm = (answer: FormAnswer, status: number): Response =>
  Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })

/** A posted form; undefined for another body, or one larger than `limit` bytes. */
export async function readForm(req: PayloadRequest, limit: number): Promise<FormData | undefined> {
  const length = Number(req.headers.get('content-length') ?? Number.NaN)
  if (!(length <= limit)) return undefined
  return req.formData?.().catch(() => undefined)
}

/** Text of a form's field, without space around it; empty where the form has none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}

/** File that was chosen in a form's field. */
export function fileIn(form: FormData, name: string): File | undefined {
  const value = form.get(name)
  return value instanceof File && value.size > 0 ? value : undefined
}

/**
 * Saves what a form says, all of it or nothing, and returns what was refused; `fieldOf`: the form's
 * field of a path of the document.
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
      // a cell of a table is named by its row and column
      const isNamed = path.includes('.') || field === undefined
      return {
        ...(field === undefined ? {} : { field }),
        message: isNamed && typeof label === 'string' ? `${label}: ${message}` : message,
      }
    })
  }
}
