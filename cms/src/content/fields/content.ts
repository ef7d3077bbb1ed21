import type { Field, TextField } from 'payload'
import { label } from '#src/platform/labels.ts'
import { number, picture, text, textarea } from './plain.ts'
import { videoCode } from './video-code.ts'

/** Title of a document; a document exists in a locale when its title there is set. */
export const title = (): TextField =>
  text('title', label('Título', 'Title', 'Título'), {
    localized: true,
    required: true,
    maxLength: 160,
    index: true,
  })

/** Short text below the title of a card. */
export const description = () =>
  textarea('description', label('Resumo', 'Summary', 'Resumen'), {
    localized: true,
    maxLength: 600,
  })

/** Manual order; ascending. */
export const position = () =>
  number('position', label('Ordem', 'Order', 'Orden'), {
    defaultValue: 100,
    index: true,
    admin: { position: 'sidebar', step: 1 },
  })

/** Title and description for search engines, overriding the document's own. */
export const seo = (): Field => ({
  name: 'seo',
  type: 'group',
  label: label('Para buscadores', 'For search engines', 'Para buscadores'),
  fields: [
    text('title', label('Título', 'Title', 'Título'), { localized: true, maxLength: 70 }),
    textarea('description', label('Descrição', 'Description', 'Descripción'), {
      localized: true,
      maxLength: 200,
    }),
  ],
})

/** YouTube video: an id of 11 characters. */
export const video = (): Field => ({
  name: 'video',
  type: 'group',
  label: label('Vídeo', 'Video', 'Video'),
  fields: [
    videoCode(),
    text('title', label('Título do vídeo', 'Video title', 'Título del video'), { localized: true }),
    {
      ...picture('poster', label('Capa do vídeo', 'Video poster', 'Portada del video')),
      admin: {
        description: label(
          'O que se vê antes do toque. Sem capa, aparece a foto da página.',
          'What is seen before it is played. Without one, the page’s picture is shown.',
          'Lo que se ve antes de reproducirlo. Sin portada aparece la foto de la página.',
        ),
      },
    },
  ],
})
