import { companyMax, nameMax, phoneMax } from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

/** The member's own data that employees need not approve. */
export const myDataForm = describeForm({
  name: 'my-data',
  call: 'member-update',
  screens: ['my-data'],
  redirectTo: { screen: 'my-data', sent: 'data' },
  fields: {
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: nameMax },
    company: { kind: 'text', required: true, autoComplete: 'organization', maxLength: companyMax },
    phone: { kind: 'tel', required: true, autoComplete: 'tel', maxLength: phoneMax },
  },
})

export const sessionEndForm = describeForm({
  name: 'session-end',
  call: 'sessions-end',
  screens: ['my-data'],
  redirectTo: { screen: 'my-data', sent: 'sessions' },
  fields: { session: { kind: 'hidden', required: true, numeric: true } },
})

export const otherSessionsEndForm = describeForm({
  name: 'other-sessions-end',
  call: 'sessions-end',
  screens: ['my-data'],
  constants: { others: true },
  redirectTo: { screen: 'my-data', sent: 'sessions' },
  fields: {},
})
