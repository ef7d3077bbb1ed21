import {
  cityMax,
  companyMax,
  countryMax,
  emailMax,
  messageMax,
  messageMin,
  nameMax,
  phoneMax,
  stateMax,
} from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

/** Message to a department, optionally about a product. */
export const contactForm = describeForm({
  name: 'contact',
  call: 'contact-send',
  screens: ['contact'],
  isPublic: true,
  idempotent: true,
  redirectTo: { screen: 'contact', sent: { of: 'receipt' }, fragment: 'mensagem' },
  fields: {
    product: { kind: 'hidden' },
    department: { kind: 'select', required: true },
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: nameMax },
    company: { kind: 'text', sameLine: true, autoComplete: 'organization', maxLength: companyMax },
    email: { kind: 'email', required: true, autoComplete: 'email', maxLength: emailMax },
    phone: { kind: 'tel', sameLine: true, autoComplete: 'tel', maxLength: phoneMax },
    city: { kind: 'text', autoComplete: 'address-level2', maxLength: cityMax },
    state: { kind: 'text', sameLine: true, autoComplete: 'address-level1', maxLength: stateMax },
    country: { kind: 'text', sameLine: true, autoComplete: 'country-name', maxLength: countryMax },
    message: {
      kind: 'area',
      required: true,
      minLength: messageMin,
      maxLength: messageMax,
      rows: 7,
    },
    consent: { kind: 'tick', required: true },
  },
})
