import {
  cityMax,
  cvMegabytes,
  emailMax,
  experienceMax,
  nameMax,
  phoneMax,
  stateMax,
} from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

/** Job application with a CV. */
export const applicationForm = describeForm({
  name: 'application',
  call: 'job-application-send',
  screens: ['work-with-us'],
  isPublic: true,
  idempotent: true,
  redirectTo: { screen: 'work-with-us', sent: { of: 'receipt' }, fragment: 'candidatura' },
  fields: {
    interest: { kind: 'select', required: true },
    education_level: { kind: 'select', required: true },
    training_level: { kind: 'select', sameLine: true },
    name: { kind: 'text', required: true, autoComplete: 'name', maxLength: nameMax },
    email: {
      kind: 'email',
      required: true,
      sameLine: true,
      autoComplete: 'email',
      maxLength: emailMax,
    },
    phone: { kind: 'tel', required: true, autoComplete: 'tel', maxLength: phoneMax },
    city: {
      kind: 'text',
      required: true,
      sameLine: true,
      autoComplete: 'address-level2',
      maxLength: cityMax,
    },
    state: {
      kind: 'text',
      required: true,
      sameLine: true,
      autoComplete: 'address-level1',
      maxLength: stateMax,
    },
    experience: { kind: 'area', maxLength: experienceMax, rows: 6 },
    cv: { kind: 'file', required: true, accept: '.pdf,.doc,.docx', maxMegabytes: cvMegabytes },
    consent: { kind: 'tick', required: true },
  },
})
