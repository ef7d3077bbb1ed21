import { companyMax, nameMax, phoneMax } from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

/** Personal data that a member may change without approval by an employee. */
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
