import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
  title: 'About us',
  history: 'History',
  years: (v) =>
    plural(v.count, 'en', {
      one: `${number(v.count, 'en')} year`,
      other: `${number(v.count, 'en')} years`,
    }),
  values: 'Values',
  plants: 'Works',
  certificates: 'Certificates',
  map: 'See on the map',
  mapOf: (v) => `See on the map: ${v.place}`,
  contact: {
    title: 'Contact',
    description: 'Talk to people who know the part.',
    reach: 'Reach us',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
    departments: 'Who to write to',
    departmentsText:
      'Choose a department: the e-mail opens with the right subject. Quote the part number if you know it.',
    buy: 'Looking for a part?',
    buyText:
      'In the catalog every part number has its dimensions, drawing and documents. Find the part, then take its number to a distributor.',
    products: 'See products',
    read: 'A technical question?',
    readText: 'Crimping, torque, grounding and standards: the answer may already be written.',
    knowledge: 'Go to the knowledge base',
  },
}
