import type { restricted as br } from '../br/restricted.ts'

export const restricted: typeof br = {
  area: 'Restricted area',
  login: {
    title: 'Restricted area', lead: 'Technical and commercial documents for those who sell, specify and install our connectors.',
    email: 'E-mail', password: 'Password', submit: 'Log in', forgot: 'I forgot my password', register: 'Ask for access', noAccount: 'No access yet?',
    again: 'Send the confirmation e-mail again',
    reason: (text) => `Reason: ${text}`,
    changed: 'Password changed. Log in with the new one.', left: 'You have left the restricted area.', sentAgain: 'If a registration with this e-mail waits for confirmation, the message is on its way.',
  },
  register: {
    title: 'Ask for access', lead: 'Tell us about your company. Our staff answers by e-mail.',
    name: 'Full name', company: 'Company', country: 'Country', taxId: 'CNPJ or tax id', taxIdHint: 'In Brazil the CNPJ, with or without punctuation. Elsewhere, the tax id of your country.',
    profile: 'Profile', email: 'E-mail', phone: 'Phone or WhatsApp', phoneHint: 'With + and the country code; Brazilian numbers with their area code.',
    password: 'Password', passwordHint: 'At least 8 characters.', consent: 'I agree to the use of this data to review my request for access.', policy: 'Read the privacy policy', submit: 'Send request',
    done: 'Request received', receipt: (number) => `Request number: ${number}`,
    steps: ['Open the e-mail we sent and confirm your address.', 'Our staff reviews your registration.', 'The answer comes by e-mail. Once approved, log in with the password you chose.'],
  },
  forgot: {
    title: 'Recover your password', lead: 'Enter the e-mail you registered with. We send a link to choose a new password.', submit: 'Send link',
    done: 'Check your e-mail', doneText: 'If this address is registered, the link is on its way. It works for a short time.', back: 'Back to log in',
  },
  update: {
    title: 'Change your password', lead: 'After the change every session ends, and you log in again.', current: 'Current password', password: 'New password', submit: 'Change password',
    expired: 'This link has been used or has expired', expiredText: 'Ask for another link to choose a new password.', another: 'Ask for another link',
  },
  confirm: {
    title: 'Confirm your e-mail', lead: (email) => `Confirm that ${email} is your address.`, submit: 'Confirm', done: 'E-mail confirmed',
    doneText: 'Your registration is being reviewed. We will e-mail you as soon as there is an answer.', approvedText: 'Your access is open.', expired: 'This link has been used or has expired', expiredText: 'If your e-mail is not confirmed yet, ask for another message.', another: 'Send another message',
  },
  logout: { title: 'Log out', text: 'Are you sure you want to leave the system?', submit: 'Log out', cancel: 'Cancel' },
  data: {
    title: 'My data', yours: 'Data', fixed: 'To change e-mail, tax id or profile, contact us.', save: 'Save', saved: 'Data saved', savedText: 'The changes are in effect.',
    password: 'Password', sessions: 'Sessions', sessionsText: 'Where you are logged in.', current: 'this session', end: 'End', endOf: (device) => `End the session ${device}`, endOthers: 'End the others', since: (date) => `since ${date}`, unknown: 'Unknown browser', ended: 'Sessions ended',
  },
  sections: {
    title: 'Sections', lead: 'The documents open to your profile.', search: 'Search sections and documents', searchButton: 'Search', none: 'No sections for now', noneText: 'When there are documents for your profile, they appear here.',
    notFound: (text) => `Nothing found for “${text}”`, notFoundText: 'Check the spelling or search for another word.', all: 'See all sections', documents: 'Documents found',
    count: { one: '{count} document', other: '{count} documents' }, fresh: { one: '{count} new', other: '{count} new' }, page: 'Pages',
  },
  section: { documents: 'Documents', none: 'No document in this section', document: 'Document', type: 'Type', size: 'Size', revision: 'Revision', date: 'Date', fresh: 'New', download: (title) => `Download ${title}` },
}
