import { validationWords } from '@vitrine/contract/validation'
import type { Locale } from '@vitrine/contract/locales'
import { passwordMax, passwordMin } from '@vitrine/contract/text-limits'
import type { PasswordProblem } from './rule.ts'

const bounds: Partial<Record<PasswordProblem, number>> = {
  tooShort: passwordMin,
  tooLong: passwordMax,
}

/** Message of a password problem, in a locale. */
export const passwordMessage = (problem: PasswordProblem, locale: Locale): string =>
  validationWords[problem][locale].replace('{n}', String(bounds[problem] ?? ''))
