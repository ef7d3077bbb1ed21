import { describeForm } from './describe-form.ts'

/** Registration for the restricted area. */
export const registerForm = describeForm({
  name: 'register',
  call: 'member-register',
  screens: ['register'],
  leadsTo: { screen: 'register', sent: { of: 'receipt' } },
  fields: {
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: 120 },
    company: { kind: 'text', required: true, autoComplete: 'organization', maxLength: 160 },
    country: { kind: 'select', required: true, autoComplete: 'country' },
    tax_id: { kind: 'text', required: true, maxLength: 40 },
    profile: { kind: 'select', required: true },
    email: { kind: 'email', required: true, autoComplete: 'email', maxLength: 254 },
    phone: { kind: 'tel', required: true, autoComplete: 'tel', maxLength: 32 },
    password: { kind: 'password', required: true, autoComplete: 'new-password', maxLength: 128 },
    consent: { kind: 'tick', required: true },
  },
})
