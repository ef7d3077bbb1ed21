import type { Field, RowField } from 'payload'
import type { Label } from '#src/platform/labels.ts'

/** Collections whose documents open in the editor: sections, differences, bar and preview. */
const edited = ['products', 'posts', 'publications', 'solutions', 'certificates'] as const

export const isEdited = (slug: string): boolean => (edited as readonly string[]).includes(slug)

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
    // the bar renders it beside the button that saves the draft
    PublishButton: '/admin/editor/editor-slots.tsx#NoButton',
  },
}

/**
 * Sections of an edited document, on one page. The field is of type row, because Payload does not
 * accept a component in place of tabs.
 */
export const inSections = (...parts: { label: Label; fields: Field[] }[]): RowField => ({
  type: 'row',
  fields: parts.map((part) => ({ ...part, type: 'collapsible' })),
  admin: {
    components: { Field: '/admin/editor/editor-slots.tsx#Sections' },
  } as NonNullable<RowField['admin']>,
})
