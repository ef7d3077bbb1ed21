import type { Messages } from '../../messages.ts'

export const shell: Messages['shell'] = {
  skip: 'Skip to content',
  home: 'Home',
  navigation: 'Main',
  nav: {
    institutional: 'About us',
    products: 'Products',
    solutions: 'Solutions',
    news: 'News',
    'knowledge-base': 'Knowledge base',
    contact: 'Contact',
    'restricted-area': 'Restricted area',
    'work-with-us': 'Work with us',
    'privacy-policy': 'Privacy policy',
    'terms-of-use': 'Terms of use',
  },
  menu: { open: 'Menu', close: 'Close menu', title: 'Menu' },
  search: { open: 'Search', close: 'Close search', label: 'Search the site', placeholder: 'Part number or product, such as TC-50-10', submit: 'Search' },
  languages: { label: 'Language', current: 'Current language' },
  cookies: 'Cookie preferences',
  footer: { contact: 'Contact', phone: 'Phone', whatsapp: 'WhatsApp', certificates: 'Certificates', rewards: 'Awards', social: 'Social media', vendor: 'Built by', rights: (year, company) => `© ${year} ${company}. All rights reserved.` },
  modal: { back: 'Back', cancel: 'Cancel', close: 'Close' },
  system: { sections: 'Sections', data: 'My data', navigation: 'Restricted area', leave: 'Log out', confirmTitle: 'Confirmation', confirmText: 'Are you sure you want to log out?' },
  loading: 'Loading',
  preview: { title: 'Preview', text: 'Preview: you see drafts that the public does not see yet.', close: 'Leave the preview' },
  environment: 'You are in a test environment: what you do here does not affect production.',
}
