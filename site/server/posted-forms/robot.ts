import { elapsedField, honeypotField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'

/** Least time in which a person fills in a form, ms. */
const minFillMs = 1500

type Public = Pick<FormDescription, 'isPublic'>

/** Robot check: the hidden trap field is filled, which nobody sees. */
export function isRobot({ isPublic }: Public, data: FormData): boolean {
  const trap = data.get(honeypotField)
  return isPublic === true && trap !== null && trap !== ''
}

/**
 * Whether a form was sent faster than a person reads it: it is shown again, since a browser that fills in
 * forms makes people as fast as robots. Without JavaScript the time is unknown.
 */
export function isTooFast({ isPublic }: Public, data: FormData): boolean {
  const elapsed = data.get(elapsedField)
  return (
    isPublic === true &&
    typeof elapsed === 'string' &&
    elapsed !== '' &&
    Number(elapsed) < minFillMs
  )
}
