import type { CollectionConfig, GlobalConfig } from 'payload'

/** Payload's path of the component in its map of components. */
const component = '/admin/panel/form-watch.tsx#FormWatch'

/** A collection whose forms are watched for unsaved text. */
export function watchForm(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), component]
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
  }
}

export function watchGlobalForm(config: GlobalConfig): GlobalConfig {
  const components = config.admin?.components
  const beforeDocumentControls = [
    ...(components?.elements?.beforeDocumentControls ?? []),
    component,
  ]
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls } },
    },
  }
}
