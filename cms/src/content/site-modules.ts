import { siteModules } from '@vitrine/configuration/modules'
import type { Field } from 'payload'
import type { PermittedCollection, PermittedGlobal } from '#src/platform/access/permissions.ts'

/** Collections and globals of the optional modules. */
const moduleOf: Partial<
  Record<PermittedCollection | PermittedGlobal, (typeof siteModules)[number]>
> = {
  institutional: 'institutional',
  'news-categories': 'news',
  posts: 'news',
  solutions: 'solutions',
  applications: 'solutions',
  sections: 'knowledge-base',
  publications: 'knowledge-base',
  candidates: 'careers',
  interests: 'careers',
  'education-levels': 'careers',
  'training-levels': 'careers',
  subscribers: 'newsletter',
  distributors: 'where-to-buy',
  members: 'restricted-area',
  profiles: 'restricted-area',
  'restricted-sections': 'restricted-area',
  'restricted-documents': 'restricted-area',
  'restricted-files': 'restricted-area',
  downloads: 'restricted-area',
  tooling: 'tooling',
  'other-makers': 'cross-references',
  certificates: 'certificates',
}

/** True unless a collection or global belongs to a disabled module. */
export function isOfSite(slug: string): boolean {
  const name = moduleOf[slug as keyof typeof moduleOf]
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
