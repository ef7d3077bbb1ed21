import { describeForm } from './describe-form.ts'

/** Request about personal data; effective after confirmation by mail. */
export const dataRequestForm = describeForm({
  name: 'data-request',
  call: 'data-request-send',
  screens: ['data-request'],
  open: true,
  keyed: true,
  leadsTo: { screen: 'data-request', sent: { of: 'receipt' } },
  fields: {
    kind: { kind: 'select', required: true },
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: 120 },
    email: { kind: 'email', required: true, beside: true, autoComplete: 'email', maxLength: 254 },
    message: { kind: 'area', maxLength: 3000 },
    consent: { kind: 'tick', required: true },
  },
})

export const dataRequestConfirmationForm = describeForm({
  name: 'data-request-confirmation',
  call: 'data-request-confirm',
  screens: ['data-request-confirmation'],
  leadsTo: { screen: 'data-request-confirmation', sent: 'done' },
  fields: { token: { kind: 'hidden', required: true } },
})
