import { describeForm } from './describe-form.ts'

/**
 * The log-in. Whose address is not confirmed may have the mail sent again by a button of this form,
 * which knows the address.
 */
export const logInForm = describeForm({
  name: 'log-in',
  call: 'session-create',
  screens: ['restricted-area'],
  beside: 'confirmation-again',
  leadsTo: 'back',
  fields: {
    email: { kind: 'email', required: true, autoComplete: 'username', maxLength: 254 },
    password: {
      kind: 'password',
      required: true,
      autoComplete: 'current-password',
      maxLength: 128,
    },
  },
})

/** Another confirming mail. */
export const confirmationAgainForm = describeForm({
  name: 'confirmation-again',
  call: 'confirmation-request',
  screens: ['restricted-area', 'email-confirmation'],
  leadsTo: { screen: 'restricted-area', sent: 'sentAgain' },
  fields: { email: { kind: 'email', required: true, autoComplete: 'username', maxLength: 254 } },
})

export const emailConfirmationForm = describeForm({
  name: 'email-confirmation',
  call: 'email-confirm',
  screens: ['email-confirmation'],
  leadsTo: { screen: 'email-confirmation', sent: { of: 'state' } },
  fields: { token: { kind: 'hidden', required: true } },
})

export const recoveryForm = describeForm({
  name: 'recovery',
  call: 'recovery-request',
  screens: ['forgot-password'],
  leadsTo: { screen: 'forgot-password', sent: '1' },
  fields: { email: { kind: 'email', required: true, autoComplete: 'username', maxLength: 254 } },
})

/**
 * Leads to the log-in even when the API cannot be told: the gateway takes the session from the
 * browser all the same.
 */
export const logOutForm = describeForm({
  name: 'log-out',
  call: 'session-end',
  screens: ['logout'],
  leadsTo: { screen: 'restricted-area', sent: 'left' },
  forgives: ['session-required', 'unavailable', 'internal', 'too-many-requests'],
  fields: {},
})
