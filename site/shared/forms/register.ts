import {
  companyMax,
  emailMax,
  nameMax,
  passwordMax,
  phoneMax,
  taxIdMax,
} from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

/** Registration for the restricted area. */
export const registerForm = describeForm({
  name: 'register',
  call: 'member-register',
  screens: ['register'],
  redirectTo: { screen: 'register', sent: { of: 'receipt' } },
  fields: {
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: nameMax },
    company: { kind: 'text', required: true, autoComplete: 'organization', maxLength: companyMax },
    country: { kind: 'select', required: true, autoComplete: 'country' },
    tax_id: { kind: 'text', required: true, maxLength: taxIdMax },
    profile: { kind: 'select', required: true },
    email: { kind: 'email', required: true, autoComplete: 'email', maxLength: emailMax },
    phone: { kind: 'tel', required: true, autoComplete: 'tel', maxLength: phoneMax },
    password: {
      kind: 'password',
      required: true,
      autoComplete: 'new-password',
      maxLength: passwordMax,
    },
    consent: { kind: 'tick', required: true },
  },
})
