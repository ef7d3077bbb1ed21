import type { TextFieldSingleValidation } from 'payload'
import { checkbox, text, textarea } from '#src/content/fields/plain.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { addressesTexts } from '#texts/addresses.js'
import { cleanRedirect } from '#src/schema/lifecycle/clean-redirect.ts'
import { collection } from './define.ts'

const labels = labelsOf(addressesTexts)

const startsWithSlash: TextFieldSingleValidation = (value, { req }) =>
  value?.startsWith('/') || textOf(labels.startsWithSlash, req.i18n.language)

/** Title, description and introduction of pages without a document, by path with locale prefix. */
export const seoTexts = collection('seo-texts', {
  names: [labels.pageText, labels.pageTexts],
  columns: ['path', 'title'],
  fields: [
    text('path', labels.path, {
      required: true,
      unique: true,
      index: true,
      validate: startsWithSlash,
    }),
    text('title', labels.title, { required: true, maxLength: 70 }),
    textarea('description', labels.description, { maxLength: 200 }),
    textarea('lead', labels.lead, {
      maxLength: 300,
      admin: { description: labels.leadHint },
    }),
  ],
})

/** Redirects made by the staff; those of changed slugs are automatic. */
export const redirects = collection('redirects', {
  names: [labels.redirect, labels.redirects],
  columns: ['from', 'to', 'permanent'],
  hooks: { beforeChange: [cleanRedirect] },
  fields: [
    text('from', labels.from, {
      required: true,
      unique: true,
      index: true,
      validate: startsWithSlash,
    }),
    text('to', labels.to, { required: true }),
    {
      name: 'leads',
      type: 'ui',
      admin: { components: { Field: '/schema/lifecycle/redirect-note.tsx#RedirectNote' } },
    },
    checkbox('permanent', labels.permanent, { defaultValue: true }),
    checkbox('replaces_page', labels.replacesPage, {
      defaultValue: false,
      admin: { description: labels.replacesPageHint },
    }),
  ],
})
