import { describeForm } from './describe-form.ts'

// every session ends with a new password, so both lead to the log-in
const leadsTo = { screen: 'restricted-area', sent: 'changed' } as const

/** Another password, with the mailed link. */
export const passwordByLinkForm = describeForm({
  name: 'password-by-link',
  call: 'password-update',
  screens: ['update-password'],
  leadsTo,
  fields: {
    token: { kind: 'hidden', required: true },
    password: { kind: 'password', required: true, autoComplete: 'new-password', maxLength: 128 },
  },
})

/** Another password, with the present one. */
export const passwordForm = describeForm({
  name: 'password',
  call: 'password-update',
  screens: ['update-password', 'my-data'],
  leadsTo,
  fields: {
    current_password: {
      kind: 'password',
      required: true,
      autoComplete: 'current-password',
      maxLength: 128,
    },
    password: { kind: 'password', required: true, autoComplete: 'new-password', maxLength: 128 },
  },
})
