import { date, text } from '#src/content/fields/plain.ts'
import { alternativeTextMax } from '#src/content/fields/text-limits.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { mediaTexts } from '#texts/media.js'
import {
  documentKind,
  documentLanguage,
  documentPartNumbers,
  documentNumber,
  documentRevision,
} from '#src/content/media/document-kind.ts'
import { downloadKinds, pictureKinds } from '#src/content/media/file-kinds.ts'
import { nameByContent } from '#src/content/media/name-by-content.ts'
import { requireKind } from '#src/content/media/require-kind.ts'
import { dropDigest, noteDigest, storeDigest } from '#src/content/media/upload-digests.ts'
import { removeMetadata } from '#src/content/media/without-metadata.ts'
import { imageSizes, sizeName } from '#src/content/media/sizes.ts'
import { collection } from './define.ts'

const labels = labelsOf(mediaTexts)

/** Images, public at `/media/<name>`. */
export const media = collection('media', {
  names: [labels.picture, labels.pictures],
  columns: ['filename', 'alt', 'updatedAt'],
  hooks: {
    beforeOperation: [noteDigest, requireKind(pictureKinds), removeMetadata, nameByContent],
    afterChange: [storeDigest],
    afterDelete: [dropDigest],
  },
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    adminThumbnail: sizeName('webp', 320),
    imageSizes,
  },
  fields: [
    text('alt', labels.alternativeTextWhatIsSeen, {
      localized: true,
      required: true,
      maxLength: alternativeTextMax,
    }),
  ],
})

/** Downloads, public at `/media/files/<name>`. */
export const files = collection('files', {
  names: [labels.document, labels.documents],
  title: 'filename',
  columns: ['filename', 'title', 'kind', 'language', 'updatedAt'],
  hooks: {
    beforeOperation: [noteDigest, requireKind(downloadKinds), nameByContent],
    afterChange: [storeDigest],
    afterDelete: [dropDigest],
  },
  upload: {
    crop: false,
    focalPoint: false,
  },
  fields: [
    text('title', labels.title, { localized: true, required: true }),
    documentKind('data-sheet'),
    documentLanguage(),
    documentNumber(),
    documentRevision(),
    date('date', labels.dateOfTheDocument),
    documentPartNumbers(),
    {
      name: 'searched_text',
      type: 'ui',
      admin: {
        components: {
          Field: '/admin/fields/searched-text-field.tsx#SearchedTextField',
        },
      },
    },
  ],
})
