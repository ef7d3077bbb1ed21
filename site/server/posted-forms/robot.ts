import { elapsedField, honeypotField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'

/** Minimum time in which a person fills in a form, ms. */
const minFillMs = 1500

type Public = Pick<FormDescription, 'isPublic'>

/** Robot check: true if the honeypot field, which is invisible, is filled. */
export function isRobot({ isPublic }: Public, data: FormData): boolean {
  const trap = data.get(honeypotField)
  return isPublic === true && trap !== null && trap !== ''
}

/**
 * True if a form was sent sooner than a person can fill it in. Such a form is shown again instead
 * of refused, since browsers' autofill makes people as fast as robots. Without JavaScript the time
 * is unknown.
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
