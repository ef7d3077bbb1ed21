import type { Messages } from '../../messages.ts'

export const product: Messages['product'] = {
  family: (code) => `${code} family`,
  documents: 'Documents',
  variants: { caption: (title) => `Part numbers of ${title}`, partNumber: 'Part number', copy: (code) => `Copy ${code}`, copied: (code) => `${code} copied`, sortBy: (column) => `Sort by ${column}`, shown: (count, total) => `${count} of ${total} part numbers`, all: 'all', none: 'No part number with these values.' },
  notes: 'Technical information',
  contents: 'On this page',
  applications: 'Applications',
  publications: 'Read more',
  related: 'Related products',
  pictures: 'Product pictures',
  picture: (index) => `Picture ${index}`,
  yes: 'yes',
  no: 'no',
  notStated: '–',
  share: { title: 'Share', copy: 'Copy link', copied: 'Link copied', mail: 'Send by e-mail', whatsapp: 'Send by WhatsApp' },
  video: { title: 'Video', play: (title) => `Watch the video: ${title}`, note: 'When you watch it, your browser connects to YouTube.' },
}
