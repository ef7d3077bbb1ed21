import { validationWords } from '@vitrine/contract/validation'
import type { Locale } from '@vitrine/contract/locales'
import { passwordLength } from '@vitrine/contract/shapes/person'
import type { PasswordProblem } from './rule.ts'

const bounds: Partial<Record<PasswordProblem, number>> = {
  tooShort: passwordLength.min,
  tooLong: passwordLength.max,
}

/** Message of a password problem, in a locale. */
export const passwordMessage = (problem: PasswordProblem, locale: Locale): string =>
  validationWords[problem][locale].replace('{n}', String(bounds[problem] ?? ''))
