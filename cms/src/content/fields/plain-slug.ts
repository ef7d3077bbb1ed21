import type { FieldHook, TextField } from 'payload'
import { label } from '#src/platform/labels.ts'
import { slugOf } from './slug-of.ts'

/** Made of the title once, and then kept: what members have bookmarked goes on leading there. */
const fromTitle: FieldHook = ({ value, data, originalDoc }) => {
  const typed = typeof value === 'string' ? slugOf(value) : ''
  if (typed !== '') return typed
  const title: unknown = data?.['title'] ?? originalDoc?.title
  return typeof title === 'string' && title.trim() !== '' ? slugOf(title) : null
}

/** The address of a document that has no public page, one per locale. */
export function plainSlug(): TextField {
  return {
    name: 'slug',
    type: 'text',
    localized: true,
    index: true,
    maxLength: 120,
    label: label('Endereço', 'Address', 'Dirección'),
    admin: {
      position: 'sidebar',
      description: label(
        'Vazio: feito do título.',
        'Empty: made from the title.',
        'Vacío: hecho del título.',
      ),
    },
    hooks: { beforeValidate: [fromTitle] },
  }
}
