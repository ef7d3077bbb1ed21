import type { leadForms as br } from '../br/lead-forms.ts'

export const leadForms: typeof br = {
  consent: 'I agree to my data being used to answer this message.',
  policy: 'Privacy policy',
  fields: { name: 'Name', email: 'E-mail', phone: 'Phone or WhatsApp', company: 'Company', country: 'Country', state: 'State', city: 'City', message: 'Message' },
  contact: {
    title: 'Write to us', about: (product) => `About the product: ${product}`, department: 'Department', submit: 'Send message', done: 'We have your message. The answer goes to your e-mail.', another: 'Send another message',
    hint: 'Quote the part number and the cable size, if you know them.',
  },
  application: {
    title: 'Send your CV', interest: 'Area of interest', education: 'Education', training: 'Training', experience: 'Experience', cv: 'CV',
    cvHint: 'PDF, DOC or DOCX up to 5 MB.', submit: 'Send application', done: 'We have your application. Keep the receipt number.', another: 'Send another application', consent: 'I agree to my data being kept for 12 months for recruitment.',
  },
  newsletter: { title: 'Newsletter', lead: 'New products, standards and technical notes. One e-mail a month at most.', interests: 'Subjects', submit: 'Subscribe', done: 'We sent you an e-mail with a link. Open it to confirm your subscription.', another: 'Subscribe with another e-mail', consent: 'I want the newsletter and can leave whenever I like.' },
  confirmation: { title: 'Confirm subscription', text: 'One more click and the newsletter is yours.', submit: 'Confirm subscription', done: 'Subscription confirmed.' },
  leaving: { title: 'Unsubscribe', text: 'You stop getting the newsletter at once.', submit: 'Unsubscribe', done: 'You are unsubscribed. Nothing more will be sent.' },
  request: {
    title: 'Your personal data', lead: 'Ask here for what the law grants you. We confirm by e-mail and answer within 15 days.', kind: 'What you want', submit: 'Send request', done: 'We sent you an e-mail with a link. Open it to confirm your request.', another: 'Make another request', message: 'Details',
    kinds: { confirm: 'Know whether you hold my data', access: 'Get a copy', correct: 'Correct data', erase: 'Erase data', withdraw: 'Withdraw consent' },
    consent: 'This data is used for the request alone.',
  },
  requestConfirmation: { title: 'Confirm request', text: 'Confirm, and the 15 days begin.', submit: 'Confirm request', done: 'Request confirmed. We answer by e-mail within 15 days.' },
}
