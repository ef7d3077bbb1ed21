import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'

/** JSON response of an endpoint of the panel; no cache stores it. */
export const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Response with a sentence in the language of the panel. */
export const told = (req: PayloadRequest, label: Label, status: number): Response =>
  answer({ message: textOf(label, req.i18n.language) }, status)

/**
 * Refusal of a form (422): `errors` has a sentence for each wrong field, `message` is the first of
 * them, or `otherwise` if the body is not a form.
 */
export function refusedFields(
  req: PayloadRequest,
  error: z.ZodError,
  sentences: Readonly<Record<string, Label>>,
  otherwise: Label,
): Response {
  const errors = Object.fromEntries(
    Object.entries(sentences).flatMap(([field, label]) =>
      error.issues.some(({ path }) => path[0] === field)
        ? [[field, textOf(label, req.i18n.language)]]
        : [],
    ),
  )
  const [message = textOf(otherwise, req.i18n.language)] = Object.values(errors)
  return answer({ message, errors }, 422)
}
