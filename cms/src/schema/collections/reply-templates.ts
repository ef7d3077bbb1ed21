import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { select, text, textarea } from '#src/content/fields/plain.ts'
import { unknownPlaceholders } from '#src/people/inbox/reply-template.ts'
import { accessOf } from '#src/platform/access/access.ts'
import { labelsOf, languageNames, textOf } from '#src/platform/labels.ts'
import { replyTemplatesTexts } from '#texts/reply-templates.js'

const labels = labelsOf(replyTemplatesTexts)

/** Maximum length of a template, characters. */
const maxBodyLength = 5000

/** Rejects an empty or too long template, and placeholders that no lead has a value for. */
const requireKnownPlaceholders: TextareaFieldValidation = (value, { req }) => {
  if ((value ?? '').trim() === '') return req.t('validation:required')
  if ((value ?? '').length > maxBodyLength)
    return req.t('validation:shorterThanMax', { maxLength: maxBodyLength })
  const unknown = unknownPlaceholders(value ?? '')
  return (
    unknown.length === 0 || textOf(labels.unknown({ names: unknown.join(', ') }), req.i18n.language)
  )
}

/** Texts with placeholders for replies to leads, one per language and occasion. */
export const replyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: labels.template, plural: labels.templates },
  access: accessOf('reply-templates'),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'updatedAt'],
    listSearchableFields: ['title', 'body'],
  },
  defaultSort: 'title',
  fields: [
    text('title', labels.title, { required: true, maxLength: 80 }),
    select('language', labels.language, languageNames, { required: true }),
    {
      ...textarea('body', labels.body, {
        required: true,
        maxLength: maxBodyLength,
        admin: { description: labels.bodyHint, rows: 12 },
      }),
      validate: requireKnownPlaceholders,
    },
  ],
}
