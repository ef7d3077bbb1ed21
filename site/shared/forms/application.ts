import { describeForm } from './describe-form.ts'

/** Job application with a CV. */
export const applicationForm = describeForm({
  name: 'application',
  call: 'job-application-send',
  screens: ['work-with-us'],
  open: true,
  keyed: true,
  leadsTo: { screen: 'work-with-us', sent: { of: 'receipt' }, at: 'candidatura' },
  fields: {
    interest: { kind: 'select', required: true },
    education_level: { kind: 'select', required: true },
    training_level: { kind: 'select', beside: true },
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: 120 },
    email: { kind: 'email', required: true, beside: true, autoComplete: 'email', maxLength: 254 },
    phone: { kind: 'tel', required: true, autoComplete: 'tel', maxLength: 32 },
    city: {
      kind: 'text',
      required: true,
      beside: true,
      autoComplete: 'address-level2',
      maxLength: 120,
    },
    state: {
      kind: 'text',
      required: true,
      beside: true,
      autoComplete: 'address-level1',
      maxLength: 80,
    },
    experience: { kind: 'area', maxLength: 5000, rows: 6 },
    cv: { kind: 'file', required: true, accept: '.pdf,.doc,.docx', megabytes: 5 },
    consent: { kind: 'tick', required: true },
  },
})
