import { describeForm } from './describe-form.ts'

/**
 * An address for the newsletter, and what it is about; an e-mail confirms it. The short form of
 * every page's footer is this one too.
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
