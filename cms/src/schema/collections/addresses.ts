import { checkbox, text, textarea } from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import { cleanRedirect } from '#src/schema/lifecycle/clean-redirect.ts'
import { collection } from './define.ts'

const startsWithSlash = (value: string | null | undefined) =>
  value?.startsWith('/') ? true : 'Comece com /, como em /produtos.'

/** Title and description of a page without a document, by its path with locale prefix. */
export const seoTexts = collection('seo-texts', {
  names: [
    label('Texto para buscadores', 'Search engine text', 'Texto para buscadores'),
    label('Textos para buscadores', 'Search engine texts', 'Textos para buscadores'),
  ],
  group: 'system',
  title: 'path',
  columns: ['path', 'title'],
  fields: [
    text('path', label('Caminho', 'Path', 'Ruta'), {
      required: true,
      unique: true,
      index: true,
      validate: startsWithSlash,
    }),
    text('title', label('Título', 'Title', 'Título'), { required: true, maxLength: 70 }),
    textarea('description', label('Descrição', 'Description', 'Descripción'), { maxLength: 200 }),
  ],
})

/** Redirects made by the staff; those of changed slugs are automatic. */
export const redirects = collection('redirects', {
  names: [
    label('Redirecionamento', 'Redirect', 'Redirección'),
    label('Redirecionamentos', 'Redirects', 'Redirecciones'),
  ],
  group: 'system',
  title: 'from',
  columns: ['from', 'to', 'permanent'],
  hooks: { beforeChange: [cleanRedirect] },
  fields: [
    text('from', label('De', 'From', 'De'), {
      required: true,
      unique: true,
      index: true,
      validate: startsWithSlash,
    }),
    text('to', label('Para', 'To', 'A'), { required: true }),
    checkbox('permanent', label('Permanente', 'Permanent', 'Permanente'), { defaultValue: true }),
  ],
})
