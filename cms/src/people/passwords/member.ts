import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { passwordMessage } from './problem.ts'
import { findPasswordProblem } from './rule.ts'
import type { Owner } from './rule.ts'

/** Throws a 422 on `password` if a member's new password violates the password rule. */
export async function requireGoodPassword(
  password: string,
  owner: Owner,
  locale: Locale,
): Promise<void> {
  const problem = await findPasswordProblem(password, owner)
  if (problem)
    throw new ApiError('invalid-input', {
      errors: [{ field: 'password', message: passwordMessage(problem, locale) }],
    })
}
