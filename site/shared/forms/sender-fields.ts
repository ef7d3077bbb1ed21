import {
  cityMax,
  companyMax,
  emailMax,
  nameMax,
  phoneMax,
  stateMax,
} from '@vitrine/contract/text-limits'

/** Fields of a message to a department: its recipient and its sender. */
export const senderFields = {
  department: { kind: 'select', required: true },
  name: { kind: 'text', required: true, autoComplete: 'name', maxLength: nameMax },
  company: { kind: 'text', sameLine: true, autoComplete: 'organization', maxLength: companyMax },
  email: { kind: 'email', required: true, autoComplete: 'email', maxLength: emailMax },
  phone: { kind: 'tel', sameLine: true, autoComplete: 'tel', maxLength: phoneMax },
  city: { kind: 'text', autoComplete: 'address-level2', maxLength: cityMax },
  state: { kind: 'text', sameLine: true, autoComplete: 'address-level1', maxLength: stateMax },
} as const
