import { plural } from '@vitrine/contract/format'
import type { Messages } from '#shared/texts/messages.ts'

export const reading: Messages['reading'] = {
  contents: 'En esta página',
  minutes: (count) =>
    plural(count, 'es', { one: '{count} min de lectura', other: '{count} min de lectura' }),
  published: 'Publicado el',
  updated: 'Actualizado el',
  time: 'Lectura',
  files: 'Para descargar',
  products: 'Productos citados',
  more: 'Lea también',
  share: {
    title: 'Compartir',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    mail: 'Enviar por correo',
    whatsapp: 'Enviar por WhatsApp',
  },
  video: {
    title: 'Video',
    play: (title) => `Ver el video: ${title}`,
    note: 'Al verlo, su navegador se conecta a YouTube.',
  },
}
