import { validationTexts } from '@vitrine/contract/texts/validation'
import type { Locale } from '@vitrine/contract/locales'
import { passwordLength } from '@vitrine/contract/shapes/person'
import type { PasswordProblem } from './rule.ts'

/** Message of a password problem, in a locale. */
export function passwordMessage(problem: PasswordProblem, locale: Locale): string {
  const texts = validationTexts[locale]
  if (problem === 'tooShort') return texts.tooShort({ count: passwordLength.min })
  if (problem === 'tooLong') return texts.tooLong({ count: passwordLength.max })
  return texts[problem]
}
