import type { leadForms as br } from '#shared/texts/br/lead-forms.ts'

export const leadForms: typeof br = {
  consent: 'I agree to my data being used to answer this message.',
  policy: 'Privacy policy',
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone or WhatsApp',
    company: 'Company',
    country: 'Country',
    state: 'State',
    city: 'City',
    message: 'Message',
  },
  contact: {
    title: 'Write to us',
    about: (product) => `About the product: ${product}`,
    department: 'Department',
    submit: 'Send message',
    done: 'We have your message. The answer goes to your e-mail.',
    another: 'Send another message',
    hint: 'Quote the part number and the cable size, if you know them.',
  },
  application: {
    title: 'Send your CV',
    interest: 'Area of interest',
    education: 'Education',
    training: 'Training',
    experience: 'Experience',
    cv: 'CV',
    cvHint: 'PDF, DOC or DOCX up to 5 MB.',
    submit: 'Send application',
    done: 'We have your application. Keep the receipt number.',
    another: 'Send another application',
    consent: 'I agree to my data being kept for 12 months for recruitment.',
  },
}
