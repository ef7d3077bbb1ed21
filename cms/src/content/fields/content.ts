import type { Field, TextField } from 'payload'
import { labelsOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import { copiedTitle, notCopied } from './copied-texts.ts'
import { number, picture, text, textarea } from './plain.ts'
import { summaryMax, titleMax } from './text-limits.ts'
import { videoCode } from './video-code.ts'

const labels = labelsOf(fieldsTexts)

/** Title of a document; a document exists in a locale if it has a title there. */
export const title = (): TextField =>
  text('title', labels.title, {
    localized: true,
    required: true,
    maxLength: titleMax,
    index: true,
    hooks: { beforeDuplicate: [copiedTitle] },
  })

/** Short text below the title of a card. */
export const description = () =>
  textarea('description', labels.summary, {
    localized: true,
    maxLength: summaryMax,
  })

/** Position in the manual order, ascending. */
export const position = () =>
  number('position', labels.order, {
    defaultValue: 100,
    index: true,
    admin: { position: 'sidebar', step: 1 },
  })

/** Title and description for search engines; they override the document's own. */
export const seo = (): Field => ({
  name: 'seo',
  type: 'group',
  label: labels.forSearchEngines,
  fields: [
    text('title', labels.title, { localized: true, maxLength: 70, hooks: notCopied }),
    textarea('description', labels.description, {
      localized: true,
      maxLength: 200,
      hooks: notCopied,
    }),
  ],
})

/** YouTube video: an id of 11 characters. */
export const video = (): Field => ({
  name: 'video',
  type: 'group',
  label: labels.video,
  fields: [
    videoCode(),
    text('title', labels.videoTitle, { localized: true }),
    {
      ...picture('poster', labels.videoPoster),
      admin: {
        description: labels.whatIsSeenBeforeIt,
      },
    },
  ],
})
