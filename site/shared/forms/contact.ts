import { describeForm } from './describe-form.ts'

/** Message to a department, optionally about a product. */
export const contactForm = describeForm({
  name: 'contact',
  call: 'contact-send',
  screens: ['contact'],
  open: true,
  keyed: true,
  leadsTo: { screen: 'contact', sent: { of: 'receipt' }, at: 'mensagem' },
  fields: {
    product: { kind: 'hidden' },
    department: { kind: 'select', required: true },
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: 120 },
    company: { kind: 'text', beside: true, autoComplete: 'organization', maxLength: 160 },
    email: { kind: 'email', required: true, autoComplete: 'email', maxLength: 254 },
    phone: { kind: 'tel', beside: true, autoComplete: 'tel', maxLength: 32 },
    city: { kind: 'text', autoComplete: 'address-level2', maxLength: 120 },
    state: { kind: 'text', beside: true, autoComplete: 'address-level1', maxLength: 80 },
    country: { kind: 'text', beside: true, autoComplete: 'country-name', maxLength: 80 },
    message: { kind: 'area', required: true, minLength: 10, maxLength: 5000, rows: 7 },
    consent: { kind: 'tick', required: true },
  },
})
