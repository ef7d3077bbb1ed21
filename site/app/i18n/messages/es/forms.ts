import type { forms as br } from '../br/forms.ts'

export const forms: typeof br = {
  toCorrect: 'Hay campos por corregir',
  failed: 'No se pudo enviar',
  sending: 'Enviando',
  optional: 'opcional',
  consent: 'Aceptación',
  showPassword: 'Mostrar la contraseña',
  of: (label, problem) => `${label}: ${problem}`,
}
