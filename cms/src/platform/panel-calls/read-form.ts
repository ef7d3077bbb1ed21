import type { PayloadRequest } from 'payload'
import { PanelRefusal } from './answers.ts'
import type { FormLimits } from './panel-call.ts'

/** Value of a form's field: of a repeated one an array; an empty file input is absent. */
function valuesOf(form: FormData): Record<string, unknown> {
  const fields = new Map<string, FormDataEntryValue[]>()
  for (const [name, value] of form)
    if (typeof value === 'string' || value.size > 0 || value.name !== '')
      fields.set(name, [...(fields.get(name) ?? []), value])
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

/**
 * Fields and files of a form, by name; undefined if the body is no form. Refuses a form that is too
 * large (413) by its stated length, before it is read.
 */
export async function readForm(
  req: PayloadRequest,
  { bytes, tooLarge, field }: FormLimits,
): Promise<Record<string, unknown> | undefined> {
  const length = Number(req.headers.get('content-length') ?? Infinity)
  if (!(length <= bytes))
    throw new PanelRefusal(
      413,
      tooLarge,
      field && tooLarge ? { errors: { [field]: tooLarge } } : {},
    )
  const form = await req.formData?.().catch(() => undefined)
  return form && valuesOf(form)
}
