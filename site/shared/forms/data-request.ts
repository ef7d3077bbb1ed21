import { dataRequestMax, emailMax, nameMax } from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

/** Request about personal data; effective after confirmation by e-mail. */
export const dataRequestForm = describeForm({
  name: 'data-request',
  call: 'data-request-send',
  screens: ['data-request'],
  isPublic: true,
  idempotent: true,
  redirectTo: { screen: 'data-request', sent: { of: 'receipt' } },
  fields: {
    kind: { kind: 'select', required: true },
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: nameMax },
    email: {
      kind: 'email',
      required: true,
      sameLine: true,
      autoComplete: 'email',
      maxLength: emailMax,
    },
    message: { kind: 'area', maxLength: dataRequestMax },
    consent: { kind: 'tick', required: true },
  },
})

export const dataRequestConfirmationForm = describeForm({
  name: 'data-request-confirmation',
  call: 'data-request-confirm',
  screens: ['data-request-confirmation'],
  redirectTo: { screen: 'data-request-confirmation', sent: 'done' },
  fields: { token: { kind: 'hidden', required: true } },
})
