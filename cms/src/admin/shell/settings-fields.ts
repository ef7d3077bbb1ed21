import { panelBase } from '@vitrine/contract/panel'
import type { Field, PayloadRequest } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { globalPermissions } from '#src/platform/access/permissions.ts'
import type { PermittedGlobal } from '#src/platform/access/permissions.ts'
import { textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'

/** Field of a global. */
export interface SettingsField {
  /** Name of the global. */
  page: string
  name: string
  /** Tab or group of the field. */
  within: string
  path: string
}

/** False for a global of Payload's own. */
const isPermitted = (slug: string): slug is PermittedGlobal =>
  Object.hasOwn(globalPermissions, slug)

const labelIn = (field: object, language: string): string => {
  const label: unknown = 'label' in field ? field.label : undefined
  if (typeof label === 'string') return label
  return typeof label === 'object' && label !== null ? textOf(label as Label, language) : ''
}

interface Place {
  language: string
  /** Path of the fields' parent, with its dot. */
  prefix: string
  within: string
}

/** Fields with a name, through tabs, rows and groups; rows of a table are found by the table. */
function namedFields(
  fields: readonly Field[],
  place: Place,
): { path: string; name: string; within: string }[] {
  const { language, prefix, within } = place
  return fields.flatMap((field) => {
    if ('admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden) return []
    const label = labelIn(field, language)
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        namedFields(tab.fields, {
          language,
          prefix: 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix,
          within: labelIn(tab, language) || within,
        }),
      )
    if (field.type === 'row') return namedFields(field.fields, place)
    if (field.type === 'collapsible')
      return namedFields(field.fields, { ...place, within: label || within })
    if (!('name' in field) || field.type === 'ui') return []
    const own = label === '' ? [] : [{ path: prefix + field.name, name: label, within }]
    return field.type === 'group'
      ? [
          ...own,
          ...namedFields(field.fields, {
            language,
            prefix: `${prefix}${field.name}.`,
            within: label || within,
          }),
        ]
      : own
  })
}

/** Fields of the globals that an account may read, each with the address that opens it. */
export function settingsFields({ payload, user, i18n }: PayloadRequest): SettingsField[] {
  const { language } = i18n
  return payload.globals.config
    .filter(
      ({ slug }) =>
        isPermitted(slug) && isOfSite(slug) && hasRole({ user }, globalPermissions[slug].read),
    )
    .flatMap((global) =>
      namedFields(global.fields, { language, prefix: '', within: '' }).map((field) => ({
        page: labelIn(global, language),
        name: field.name,
        within: field.within,
        path: `${panelBase}/globals/${global.slug}#field-${field.path.replaceAll('.', '__')}`,
      })),
    )
}
