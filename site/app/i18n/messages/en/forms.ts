import type { forms as br } from '../br/forms.ts'

export const forms: typeof br = {
  toCorrect: 'Some fields need correcting',
  failed: 'It could not be sent',
  sending: 'Sending',
  optional: 'optional',
  consent: 'Agreement',
  showPassword: 'Show the password',
  of: (label, problem) => `${label}: ${problem}`,
}
