import type { Field, RowField } from 'payload'
import { collections } from '#src/platform/collections/collections.ts'
import type { Collection } from '#src/platform/collections/collections.ts'
import type { Label } from '#src/platform/labels.ts'

/** True if the documents open in our editor with sections, differences, action bar and preview. */
export const isEdited = (slug: Collection): boolean => collections[slug].editor === 'own'

/** Component slots of an edited collection; each replaces a part of Payload's edit view. */
export const editorComponents = {
  views: {
    edit: {
      default: { Component: '/admin/editor/editor-slots.tsx#EditorView' },
      livePreview: { Component: '/admin/editor/editor-slots.tsx#SitePreview' },
    },
  },
  edit: {
    editMenuItems: ['/admin/editor/editor-slots.tsx#VersionsItem'],
    Status: '/admin/editor/editor-slots.tsx#EditorHead',
    SaveDraftButton: '/admin/editor/editor-slots.tsx#EditorBar',
    // empty: the action bar renders the publish button beside the button that saves the draft
    PublishButton: '/admin/editor/editor-slots.tsx#NoButton',
  },
}

/**
 * Field that renders its parts as sections on one page. Its type is `row` because Payload does not
 * render custom components for `tabs`.
 */
export const inSections = (...parts: { label: Label; fields: Field[] }[]): RowField => ({
  type: 'row',
  fields: parts.map((part) => ({ ...part, type: 'collapsible' })),
  admin: {
    components: { Field: '/admin/editor/editor-slots.tsx#Sections' },
  } as NonNullable<RowField['admin']>,
})
