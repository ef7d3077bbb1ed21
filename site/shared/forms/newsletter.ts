import { emailMax } from '@vitrine/contract/text-limits'
import { describeForm } from './describe-form.ts'

/**
 * Newsletter sign-up with interests, confirmed by e-mail; also used by the short form in the
 * footer.
 */
export const newsletterForm = describeForm({
  name: 'newsletter',
  call: 'newsletter-subscribe',
  screens: ['newsletter'],
  isPublic: true,
  redirectTo: { screen: 'newsletter', sent: { of: 'receipt' } },
  fields: {
    email: { kind: 'email', required: true, autoComplete: 'email', maxLength: emailMax },
    interests: { kind: 'choices' },
    consent: { kind: 'tick', required: true },
  },
})

export const newsletterConfirmationForm = describeForm({
  name: 'newsletter-confirmation',
  call: 'newsletter-confirm',
  screens: ['newsletter-confirmation'],
  redirectTo: { screen: 'newsletter-confirmation', sent: 'done' },
  fields: { token: { kind: 'hidden', required: true } },
})

export const newsletterLeavingForm = describeForm({
  name: 'newsletter-leaving',
  call: 'newsletter-leave',
  screens: ['newsletter-leaving'],
  redirectTo: { screen: 'newsletter-leaving', sent: 'done' },
  fields: { token: { kind: 'hidden', required: true } },
})
