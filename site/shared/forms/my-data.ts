import { describeForm } from './describe-form.ts'

/** The member's own data that need no approval by the staff. */
export const myDataForm = describeForm({
  name: 'my-data',
  call: 'member-update',
  screens: ['my-data'],
  leadsTo: { screen: 'my-data', sent: 'data' },
  fields: {
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: 120 },
    company: { kind: 'text', required: true, autoComplete: 'organization', maxLength: 160 },
    phone: { kind: 'tel', required: true, autoComplete: 'tel', maxLength: 32 },
  },
})

export const sessionEndForm = describeForm({
  name: 'session-end',
  call: 'sessions-end',
  screens: ['my-data'],
  leadsTo: { screen: 'my-data', sent: 'sessions' },
  fields: { session: { kind: 'hidden', required: true, numeric: true } },
})

export const otherSessionsEndForm = describeForm({
  name: 'other-sessions-end',
  call: 'sessions-end',
  screens: ['my-data'],
  always: { others: true },
  leadsTo: { screen: 'my-data', sent: 'sessions' },
  fields: {},
})
