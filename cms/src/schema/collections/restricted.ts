import type { CollectionConfig, JoinField } from 'payload'
import { accessOf } from '#src/platform/access/access.ts'
import { description, position, title } from '#src/content/fields/content.ts'
import { date, dateTime, many, one, text, textarea } from '#src/content/fields/plain.ts'
import { plainSlug } from '#src/content/fields/plain-slug.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { restrictedTexts } from '#texts/restricted.js'
import { documentKind, documentLanguage } from '#src/content/media/document-kind.ts'
import { nameByContent } from '#src/content/media/name-by-content.ts'
import { requireKind } from '#src/content/media/require-kind.ts'
import { noteAdded } from '#src/people/members/revisions.ts'
import { inBulk } from '#src/schema/lifecycle/bulk-edit.ts'
import { collection } from './define.ts'

const labels = labelsOf(restrictedTexts)

/** Downloads of a member or of a document, newest first. */
export const downloadsBy = (on: 'member' | 'document'): JoinField => ({
  name: 'downloads',
  type: 'join',
  collection: 'downloads' as never,
  on,
  label: labels.downloads,
  defaultSort: '-createdAt',
  defaultLimit: 10,
  maxDepth: 1,
  admin: {
    allowCreate: false,
    defaultColumns: ['createdAt', on === 'member' ? 'title' : 'member', 'revision'],
  },
})

const seenBy = () => ({
  ...many('profiles', labels.profilesThatSeeIt, 'profiles'),
  custom: inBulk(true),
})

/**
 * Members-only section; a section without profiles is visible to administrators of the area only.
 */
export const restrictedSections = collection('restricted-sections', {
  names: [labels.restrictedSection, labels.restrictedSections],
  defaultSort: 'position',
  fields: [
    title(),
    plainSlug(),
    position(),
    seenBy(),
    description(),
    richText('text', labels.text),
  ],
})

/**
 * Documents with revisions; members see the one added last. Profiles of a document restrict those
 * of its section.
 */
export const restrictedDocuments = collection('restricted-documents', {
  names: [labels.restrictedDocument, labels.restrictedDocuments],
  columns: ['title', 'section', 'kind', 'updatedAt'],
  hooks: { beforeChange: [noteAdded] },
  fields: [
    title(),
    one('section', labels.section, 'restricted-sections', { required: true }),
    {
      ...seenBy(),
      admin: {
        description: labels.emptyThoseOfTheSection,
      },
    },
    position(),
    description(),
    documentKind('other'),
    documentLanguage(),
    {
      name: 'revisions',
      type: 'array',
      minRows: 1,
      label: labels.revisions,
      labels: {
        singular: labels.revision,
        plural: labels.revisions,
      },
      fields: [
        {
          name: 'file',
          type: 'upload',
          relationTo: 'restricted-files' as never,
          required: true,
          label: labels.file,
        },
        text('revision', labels.revision, {
          required: true,
          maxLength: 20,
        }),
        date('date', labels.dateOfTheRevision, {
          required: true,
        }),
        textarea('notes', labels.whatChanged),
        dateTime('added_at', labels.seenSince, {
          admin: { readOnly: true },
        }),
      ],
    },
    downloadsBy('document'),
  ],
})

/**
 * Files of restricted documents, never served below `/media`: members download them through the
 * API, staff in the panel.
 */
export const restrictedFiles = collection('restricted-files', {
  names: [labels.restrictedFile, labels.restrictedFiles],
  columns: ['filename', 'filesize', 'updatedAt'],
  hooks: {
    beforeOperation: [
      requireKind(['pdf', 'step', 'dxf', 'dwg', 'zip', 'xlsx', 'docx', 'pptx', 'csv', 'text']),
      nameByContent,
    ],
  },
  upload: {
    crop: false,
    focalPoint: false,
  },
  fields: [textarea('notes', labels.notes)],
})

/** Download log by revision, member and time: written by the API only. */
export const downloads: CollectionConfig = {
  slug: 'downloads',
  labels: {
    singular: labels.download,
    plural: labels.downloads,
  },
  access: accessOf('downloads'),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'member', 'title', 'revision'],
    listSearchableFields: ['title', 'filename'],
  },
  defaultSort: '-createdAt',
  fields: [
    one('member', labels.member, 'members'),
    one('document', labels.document, 'restricted-documents'),
    text('title', labels.titleThen, { required: true }),
    text('revision', labels.revision, { required: true }),
    text('filename', labels.file, { required: true }),
  ],
}
