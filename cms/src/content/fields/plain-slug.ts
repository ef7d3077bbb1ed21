import type { FieldHook, TextField } from 'payload'
import { labelsOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import { slugOf } from './slug-of.ts'

const labels = labelsOf(fieldsTexts)

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
    label: labels.address,
    admin: {
      position: 'sidebar',
      description: labels.emptyMadeFromTheTitle,
    },
    hooks: { beforeValidate: [fromTitle] },
  }
}
