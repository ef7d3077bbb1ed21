import { commitTransaction, initTransaction, killTransaction, ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import type { FormFault } from './form-answer.ts'

/** Fields and files of a form by name. */
export type FormFields = Readonly<Record<string, unknown>>

/** Trimmed text of a form field, with `\n` as line break; empty if the form lacks the field. */
export function textIn(form: FormFields, name: string): string {
  const value = form[name]
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}

/** File of a form field; undefined if none was chosen. */
export function fileIn(form: FormFields, name: string): File | undefined {
  const value = form[name]
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
