import { checkReferencesOnPublish } from '#src/content/cross-references/check-on-publish.ts'
import { referenceLimits } from '#src/content/cross-references/declaration.ts'
import { references } from '#src/content/cross-references/field.ts'
import { text } from '#src/content/fields/plain.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { collection } from './define.ts'

const labels = labelsOf(crossReferencesTexts)

/** Other makers with their part numbers and our replacements. */
export const otherMakers = collection('other-makers', {
  names: [labels.maker, labels.makers],
  columns: ['name', 'aliases', '_status', 'updatedAt'],
  defaultSort: 'name',
  // a maker has one document with all its numbers
  disableDuplicate: true,
  hooks: { beforeChange: [checkReferencesOnPublish] },
  fields: [
    {
      type: 'row',
      fields: [
        text('name', labels.makerName, { required: true, maxLength: referenceLimits.maker }),
        text('aliases', labels.aliases, {
          maxLength: 300,
          admin: { description: labels.aliasesHint },
        }),
      ],
    },
    references,
  ],
})
