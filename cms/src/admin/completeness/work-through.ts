import type { CollectionConfig } from 'payload'
import { isEdited } from '#src/admin/editor/edited-collections.ts'
import { isRuled } from '#src/staff-index/offered-requirements.ts'

/** Path of the component in Payload's import map. */
const component = '/admin/completeness/work-strip.tsx#WorkStrip'

/** Adds `WorkStrip` to the forms of a collection that can have completeness rules. */
export function workThrough(config: CollectionConfig): CollectionConfig {
  if (!isRuled(config.slug)) return config
  const components = config.admin?.components
  const beforeDocumentControls = [
    ...(components?.edit?.beforeDocumentControls ?? []),
    { path: component, clientProps: { hasSections: isEdited(config.slug) } },
  ]
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
  }
}
