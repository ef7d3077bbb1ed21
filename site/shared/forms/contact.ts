import { countryMax, messageMax, messageMin } from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'
import { senderFields } from './sender-fields.ts'

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
    part_number: { kind: 'hidden' },
    ...senderFields,
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
