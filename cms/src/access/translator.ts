import { Forbidden } from 'payload'
import type { CollectionBeforeValidateHook, Field, FieldAccess, GlobalBeforeValidateHook } from 'payload'
import { staffOf } from './access.ts'
import { mergeTranslation } from './merge-translation.ts'

const containers = new Set(['array', 'group', 'blocks', 'tabs', 'row', 'collapsible'])

/** Translators write in their locales only; everybody else is ruled by the table of permissions. */
const writesHere: FieldAccess = ({ req }) => {
  const staff = staffOf(req)
  return staff?.role !== 'translator' || staff.locales.some((locale) => locale === req.locale)
}

const notForTranslators: FieldAccess = ({ req }) => staffOf(req)?.role !== 'translator'

/** Shows a translator what is theirs to change: localised texts of their locales. The rest is read-only. */
export function translatable(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: translatable(tab.fields) })) }
    if ('fields' in field && containers.has(field.type)) return { ...field, fields: translatable(field.fields) } as Field
    if (!('name' in field) || field.type === 'join') return field
    const update = 'localized' in field && field.localized ? writesHere : notForTranslators
    return { ...field, access: { ...('access' in field ? field.access : {}), update } } as Field
  })
}

/**
 * What a translator sends is reduced to the texts of the locale, laid over what is stored: rows, relations and
 * figures stay as they are, whatever the request held. A translation is saved as a draft; editors publish.
 */
export const keepToTranslation: CollectionBeforeValidateHook = ({ data, req, originalDoc, collection, operation }) => {
  const staff = staffOf(req)
  if (staff?.role !== 'translator') return data
  if (operation !== 'update' || !staff.locales.some((locale) => locale === req.locale)) throw new Forbidden(req.t)
  if (data?.['_status'] === 'published' && collection.versions?.drafts) throw new Forbidden(req.t)
  return mergeTranslation(collection.fields, data ?? {}, originalDoc ?? {})
}

export const keepGlobalToTranslation: GlobalBeforeValidateHook = ({ data, req, originalDoc, global }) => {
  const staff = staffOf(req)
  if (staff?.role !== 'translator') return data
  if (!staff.locales.some((locale) => locale === req.locale)) throw new Forbidden(req.t)
  const drafted = typeof global.versions === 'object' && global.versions.drafts
  if (drafted && data?.['_status'] === 'published') throw new Forbidden(req.t)
  return mergeTranslation(global.fields, data ?? {}, originalDoc ?? {})
}
