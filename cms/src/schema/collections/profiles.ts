import { position, title } from '#src/content/fields/content.ts'
import { checkbox, text } from '#src/content/fields/plain.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { profilesTexts } from '#texts/profiles.js'
import { collection } from './define.ts'

const labels = labelsOf(profilesTexts)

/** Member profiles, which control the access to sections and documents. */
export const profiles = collection('profiles', {
  names: [labels.profile, labels.profiles],
  defaultSort: 'position',
  columns: ['title', 'slug', 'open', 'position'],
  fields: [
    title(),
    text('slug', labels.key, {
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
    }),
    position(),
    checkbox('open', labels.mayBeChosenOnRegistering, { defaultValue: true }),
  ],
})
