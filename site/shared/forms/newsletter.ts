import { describeForm } from './describe-form.ts'

/**
 * Newsletter sign-up with interests, confirmed by mail; also used by the short form in the footer.
 */
export const newsletterForm = describeForm({
  name: 'newsletter',
  call: 'newsletter-subscribe',
  screens: ['newsletter'],
  open: true,
  leadsTo: { screen: 'newsletter', sent: { of: 'receipt' } },
  fields: {
    email: { kind: 'email', required: true, autoComplete: 'email', maxLength: 254 },
    interests: { kind: 'choices' },
    consent: { kind: 'tick', required: true },
  },
})

export const newsletterConfirmationForm = describeForm({
  name: 'newsletter-confirmation',
  call: 'newsletter-confirm',
  screens: ['newsletter-confirmation'],
  leadsTo: { screen: 'newsletter-confirmation', sent: 'done' },
  fields: { token: { kind: 'hidden', required: true } },
})

export const newsletterLeavingForm = describeForm({
  name: 'newsletter-leaving',
  call: 'newsletter-leave',
  screens: ['newsletter-leaving'],
  leadsTo: { screen: 'newsletter-leaving', sent: 'done' },
  fields: { token: { kind: 'hidden', required: true } },
})
