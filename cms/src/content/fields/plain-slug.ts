import type { FieldHook, TextField } from 'payload'
import { label } from '#src/platform/labels.ts'
import { slugOf } from './slug-of.ts'

/**
 * Generates the slug from the title once; later titles do not change it, so that bookmarks stay
 * valid.
 */
const fromTitle: FieldHook = ({ value, data, originalDoc }) => {
  const typed = typeof value === 'string' ? slugOf(value) : ''
  if (typed !== '') return typed
  const title: unknown = data?.['title'] ?? originalDoc?.title
  return typeof title === 'string' && title.trim() !== '' ? slugOf(title) : null
}

/** Slug of a document without a public page, one per locale. */
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
