import { validationTexts } from '@vitrine/contract/texts/validation'
import type { Locale } from '@vitrine/configuration/locales'
import { passwordMax, passwordMin } from '@vitrine/contract/text-limits'
import type { PasswordProblem } from './rule.ts'

/** Message of a password problem, in a locale. */
export function passwordMessage(problem: PasswordProblem, locale: Locale): string {
  const texts = validationTexts[locale]
  if (problem === 'tooShort') return texts.tooShort({ count: passwordMin })
  if (problem === 'tooLong') return texts.tooLong({ count: passwordMax })
  return texts[problem]
}
