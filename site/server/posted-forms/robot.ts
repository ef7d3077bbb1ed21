import { elapsedField, honeypotField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'

/** Nobody fills in a form in less time than this, ms. */
const least = 1500

/**
 * Whether a form was sent by a robot, as far as its traps tell: the field out of sight is filled,
 * or it was sent sooner
 * than hands could. Without JavaScript nothing tells the time.
 */
export function isRobot({ isPublic }: Pick<FormDescription, 'isPublic'>, given: FormData): boolean {
  if (!isPublic) return false
  const [trap, elapsed] = [given.get(honeypotField), given.get(elapsedField)]
  const isFilled = trap !== null && trap !== ''
  return isFilled || (typeof elapsed === 'string' && elapsed !== '' && Number(elapsed) < least)
}
