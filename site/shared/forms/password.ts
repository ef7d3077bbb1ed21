import { passwordMax } from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

// a new password ends all sessions, so both forms lead to the log-in
const redirectTo = { screen: 'restricted-area', sent: 'changed' } as const

/** New password by mailed token. */
export const passwordByLinkForm = describeForm({
  name: 'password-by-link',
  call: 'password-update',
  screens: ['update-password'],
  redirectTo,
  fields: {
    token: { kind: 'hidden', required: true },
    password: {
      kind: 'password',
      required: true,
      autoComplete: 'new-password',
      maxLength: passwordMax,
    },
  },
})

/** New password, confirmed by the current one. */
export const passwordForm = describeForm({
  name: 'password',
  call: 'password-update',
  screens: ['update-password', 'my-data'],
  redirectTo,
  fields: {
    current_password: {
      kind: 'password',
      required: true,
      autoComplete: 'current-password',
      maxLength: passwordMax,
    },
    password: {
      kind: 'password',
      required: true,
      autoComplete: 'new-password',
      maxLength: passwordMax,
    },
  },
})
