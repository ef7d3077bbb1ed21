import { localeCodes } from '@vitrine/configuration/locales'
import { text, textarea } from 'payload/shared'
import type {
  CollectionSlug,
  Field,
  GlobalSlug,
  PayloadRequest,
  TextareaField,
  TextField,
} from 'payload'
import { isTranslated } from '#src/platform/access/merge-translation.ts'
import { readDraft } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Row with an id anywhere in a document. */
function findRow(value: unknown, id: string): Data | undefined {
  if (Array.isArray(value)) {
    for (const row of value) {
      const found = isData(row) && row['id'] === id ? row : findRow(row, id)
      if (found) return found
    }
    return undefined
  }
  // rich texts have no rows
  if (!isData(value) || 'root' in value) return undefined
  for (const part of Object.values(value)) {
    const found = findRow(part, id)
    if (found) return found
  }
  return undefined
}

/** Place of a validated value in its document. */
interface Place {
  siblingData: unknown
  id?: number | string
  collectionSlug?: string
  globalSlug?: string
  req: PayloadRequest
}

type Owner = { collection: CollectionSlug } | { global: GlobalSlug }

/**
 * True if a row has texts in another language, but none in the language of the form: the row
 * belongs to the other language. Rows without any texts must be filled in.
 */
async function isOfOthers(
  owner: Owner,
  names: readonly string[],
  { siblingData, id, req }: Place,
): Promise<boolean> {
  const row: unknown = siblingData
  if (!isData(row) || typeof row['id'] !== 'string') return false
  if (!names.every((name) => isBlank(row[name]))) return false
  const entity: Entity | undefined =
    'global' in owner ? owner : id === undefined ? undefined : { ...owner, id: Number(id) }
  if (!entity) return false
  const stored = findRow(await readDraft(req, entity), row['id'])
  return names.some((name) =>
    localeCodes.some((code) => code !== req.locale && !isBlank(Object(stored?.[name])[code])),
  )
}

/** Names of the localized fields of a row, including those inside layout fields. */
const localizedIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) =>
    field.type === 'row' || field.type === 'collapsible'
      ? localizedIn(field.fields)
      : 'name' in field && 'localized' in field && field.localized && field.name
        ? [field.name]
        : [],
  )

function ofRow(fields: readonly Field[], owner: Owner, names: readonly string[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: ofRow(field.fields, owner, names) }
    if (field.type === 'text' && field.localized && field.required && !field.hasMany) {
      const own = field.validate as TextField['validate']
      return {
        ...field,
        validate: async (value: unknown, options: Place) =>
          (isBlank(value) && (await isOfOthers(owner, names, options))) ||
          (own ?? text)(value as never, options as never),
      } as Field
    }
    if (field.type === 'textarea' && field.localized && field.required) {
      const own: TextareaField['validate'] = field.validate
      return {
        ...field,
        validate: async (value: unknown, options: Place) =>
          (isBlank(value) && (await isOfOthers(owner, names, options))) ||
          (own ?? textarea)(value as never, options as never),
      } as Field
    }
    return rowsByLanguage([field], owner)[0] ?? field
  })
}

/**
 * Makes the required texts of a row mandatory only in languages in which the row has any text, so
 * that a row in one language does not prevent saving another language.
 */
export function rowsByLanguage(fields: readonly Field[], owner: Owner): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'array')
      return { ...field, fields: ofRow(field.fields, owner, localizedIn(field.fields)) }
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: rowsByLanguage(tab.fields, owner) })),
      }
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return { ...field, fields: rowsByLanguage(field.fields, owner) } as Field
    return field
  })
}

/** True if any field, at any depth, is localized or has translated columns. */
export const hasTranslations = (fields: readonly Field[]): boolean =>
  fields.some(
    (field) =>
      isTranslated(field) ||
      ('fields' in field && hasTranslations(field.fields)) ||
      (field.type === 'tabs' && field.tabs.some((tab) => hasTranslations(tab.fields))),
  )
