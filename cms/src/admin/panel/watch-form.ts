import type { CollectionConfig, GlobalConfig } from 'payload'
import { unrecordedCollections } from '#src/recording/history/personal.ts'

/** Path of the component in Payload's import map. */
const component = '/admin/panel/form-watch.tsx#FormWatch'
const historyLink = '/admin/panel/history-link.tsx#HistoryLink'

/** Adds `FormWatch` to the forms of a collection, and the link to the history of its documents. */
export function watchForm(config: CollectionConfig): CollectionConfig {
  // the account page of a collection with log-in renders its fields, but not its form components
  if (config.auth)
    return {
      ...config,
      fields: [
        { type: 'ui', name: 'form_watch', admin: { components: { Field: component } } },
        ...config.fields,
      ],
    }
  const components = config.admin?.components
  const beforeDocumentControls = [
    ...(components?.edit?.beforeDocumentControls ?? []),
    component,
    ...(unrecordedCollections.has(config.slug) ? [] : [historyLink]),
  ]
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
    historyLink,
  ]
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls } },
    },
  }
}
