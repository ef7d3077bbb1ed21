import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { passwordMessage } from './problem.ts'
import { findPasswordProblem } from './rule.ts'
import type { Owner } from './rule.ts'

/**
 * Throws a 422 on `password` if a member's new password violates the password rule. The name of the
 * site's company counts as data of the owner.
 */
export async function requireGoodPassword(
  { payload, locale }: { payload: Payload; locale: Locale },
  password: string,
  owner: Owner,
): Promise<void> {
  const { name } = await readAppearance(payload)
  const problem = await findPasswordProblem(password, [...owner, name])
  if (problem)
    throw new ApiError('invalid-input', {
      errors: [{ field: 'password', message: passwordMessage(problem, locale) }],
    })
}
