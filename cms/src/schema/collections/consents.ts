import type { CollectionConfig } from 'payload'
import { accessOf } from '#src/platform/access/access.ts'
import { checkbox, select, text, textarea } from '#src/content/fields/plain.ts'
import { labelsOf, languageNames } from '#src/platform/labels.ts'
import { consentsTexts } from '#texts/consents.js'

const labels = labelsOf(consentsTexts)

/** Proofs of consent: written by the API only, readable by administrators, immutable. */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: {
    singular: labels.consent,
    plural: labels.consents,
  },
  access: accessOf('consents'),
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['key', 'createdAt', 'locale', 'version', 'accepted'],
  },
  defaultSort: '-createdAt',
  fields: [
    text('key', labels.randomNumber, {
      required: true,
      unique: true,
      index: true,
    }),
    select('locale', labels.language, languageNames, { required: true }),
    text('version', labels.versionOfTheText),
    textarea('text', labels.textShown),
    checkbox('accepted', labels.acceptedAll, {
      defaultValue: false,
    }),
    {
      name: 'preferences',
      type: 'json',
      label: labels.choices,
      required: true,
    },
  ],
}
