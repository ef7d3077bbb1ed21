import { siteModules } from '@vitrine/configuration/modules'
import type { ModuleName } from '@vitrine/configuration/site-configuration'
import type { Field } from 'payload'
import { columnOf } from '#src/platform/collections/collections.ts'

/** Modules that a site can switch off, by collection and global. */
const moduleOf: Partial<Record<string, ModuleName>> = {
  ...columnOf('module'),
  institutional: 'institutional',
  tooling: 'tooling',
}

/** True unless a collection or global belongs to a disabled module. */
export function isOfSite(slug: string): boolean {
  const name = moduleOf[slug]
  return name === undefined || siteModules.includes(name)
}

type Config = { slug: string; fields: Field[]; admin?: { hidden?: unknown } }

/**
 * Hides a collection or global of a disabled module from the panel, and the fields of other
 * collections that refer only to its documents. Tables and data are kept.
 */
export const hideAbsentModules = <C extends Config>(config: C): C => ({
  ...config,
  fields: config.fields.map(hideAbsentRelations),
  ...(isOfSite(config.slug) ? {} : { admin: { ...config.admin, hidden: true } }),
})

function hideAbsentRelations(field: Field): Field {
  if ('relationTo' in field && field.type === 'relationship')
    return [field.relationTo].flat().some(isOfSite)
      ? field
      : ({ ...field, admin: { ...field.admin, hidden: true } } as Field)
  if (field.type === 'join' && typeof field.collection === 'string' && !isOfSite(field.collection))
    return { ...field, admin: { ...field.admin, hidden: true } } as Field
  if ('fields' in field) return { ...field, fields: field.fields.map(hideAbsentRelations) } as Field
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(hideAbsentRelations) })),
    }
  return field
}
