import { elapsedField, honeypotField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'

/** Least time in which a person fills in a form, ms. */
const minFillMs = 1500

/**
 * Robot check: the hidden trap field is filled, or the form was sent faster than `minFillMs`.
 * Without JavaScript the time is unknown.
 */
export function isRobot({ isPublic }: Pick<FormDescription, 'isPublic'>, data: FormData): boolean {
  if (!isPublic) return false
  const [trap, elapsed] = [data.get(honeypotField), data.get(elapsedField)]
  const isFilled = trap !== null && trap !== ''
  return isFilled || (typeof elapsed === 'string' && elapsed !== '' && Number(elapsed) < minFillMs)
}
