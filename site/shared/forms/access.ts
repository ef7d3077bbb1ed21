import { emailMax, passwordMax } from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

/**
 * Log-in. For an unconfirmed e-mail address, the form has a second button that sends
 * `confirmationAgainForm`.
 */
export const logInForm = describeForm({
  name: 'log-in',
  call: 'session-create',
  screens: ['restricted-area'],
  secondaryForm: 'confirmation-again',
  redirectTo: 'back',
  fields: {
    email: { kind: 'email', required: true, autoComplete: 'username', maxLength: emailMax },
    password: {
      kind: 'password',
      required: true,
      autoComplete: 'current-password',
      maxLength: passwordMax,
    },
  },
})

/** Resends the confirmation e-mail. */
export const confirmationAgainForm = describeForm({
  name: 'confirmation-again',
  call: 'confirmation-request',
  screens: ['restricted-area', 'email-confirmation'],
  redirectTo: { screen: 'restricted-area', sent: 'sentAgain' },
  fields: {
    email: { kind: 'email', required: true, autoComplete: 'username', maxLength: emailMax },
  },
})

export const emailConfirmationForm = describeForm({
  name: 'email-confirmation',
  call: 'email-confirm',
  screens: ['email-confirmation'],
  redirectTo: { screen: 'email-confirmation', sent: { of: 'state' } },
  fields: { token: { kind: 'hidden', required: true } },
})

export const recoveryForm = describeForm({
  name: 'recovery',
  call: 'recovery-request',
  screens: ['forgot-password'],
  redirectTo: { screen: 'forgot-password', sent: '1' },
  fields: {
    email: { kind: 'email', required: true, autoComplete: 'username', maxLength: emailMax },
  },
})

/**
 * Log-out. Redirects to the log-in even if the API call fails: the gateway clears the session
 * cookie in any case.
 */
export const logOutForm = describeForm({
  name: 'log-out',
  call: 'session-end',
  screens: ['logout'],
  redirectTo: { screen: 'restricted-area', sent: 'left' },
  ignoredErrors: ['session-required', 'unavailable', 'busy', 'internal', 'too-many-requests'],
  fields: {},
})
