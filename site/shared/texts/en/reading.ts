import { plural } from '@vitrine/contract/format'
import type { Messages } from '#shared/texts/messages.ts'

export const reading: Messages['reading'] = {
  contents: 'On this page',
  minutes: (count) => plural(count, 'en', { one: '{count} min read', other: '{count} min read' }),
  published: 'Published',
  updated: 'Updated',
  time: 'Reading time',
  files: 'Downloads',
  products: 'Products mentioned',
  more: 'Read more',
  share: {
    title: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    mail: 'Send by e-mail',
    whatsapp: 'Send by WhatsApp',
  },
  video: {
    title: 'Video',
    play: (title) => `Watch the video: ${title}`,
    note: 'When you watch it, your browser connects to YouTube.',
  },
}
