import { APIError } from 'payload'
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  FlattenedField,
} from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { lifecycleTexts } from '#texts/lifecycle.js'

const labels = labelsOf(lifecycleTexts)

/**
 * Types of fields that can have the same value in many documents. Texts, numbers, rows, tables and
 * files belong to one document; lists of relations would replace those of each document.
 */
const sharedKinds: ReadonlySet<string> = new Set([
  'checkbox',
  'date',
  'radio',
  'relationship',
  'select',
])

/** Custom property that includes a field in bulk edits, or excludes it, whatever its type. */
export const inBulk = (isOffered: boolean): { inBulk: boolean } => ({ inBulk: isOffered })

/** True if a bulk edit may set a field. */
function isOfMany(field: Field | FlattenedField): boolean {
  const exception: unknown = field.custom?.['inBulk']
  if (typeof exception === 'boolean') return exception
  if ('unique' in field && field.unique) return false
  return sharedKinds.has(field.type) && !(field.type === 'relationship' && field.hasMany)
}

/** Fields, with those disabled that bulk edits do not offer. */
function marked(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: marked(tab.fields) })) }
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return { ...field, fields: marked(field.fields) } as Field
    if (isOfMany(field)) return field
    return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
  })
}

const nameOf = (field: FlattenedField, language: string | undefined): string => {
  const label: unknown = 'label' in field ? field.label : undefined
  return typeof label === 'object' && label !== null
    ? textOf(label as Label, language)
    : typeof label === 'string'
      ? label
      : field.name
}

/** Names of the sent fields that belong to one document. */
function ofOne(
  fields: readonly FlattenedField[],
  sent: Record<string, unknown>,
  language: string | undefined,
): string[] {
  return fields.flatMap((field) => {
    const value = sent[field.name]
    if (value === undefined || field.name.startsWith('_')) return []
    if (field.type === 'group' || field.type === 'tab')
      return ofOne(field.flattenedFields, Object(value), language)
    return isBookkeeping(field) || isOfMany(field) ? [] : [nameOf(field, language)]
  })
}

/** Fields that Payload maintains: the trash sets `deletedAt` of several documents. */
const isBookkeeping = ({ name }: FlattenedField): boolean =>
  ['id', 'createdAt', 'updatedAt', 'deletedAt'].includes(name)

/** Credentials, which are not fields of the collection. */
const credentials = ['password']

const refuse: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const { id, where, data } = Object(args) as { id?: unknown; where?: unknown; data?: unknown }
  if (operation !== 'update' || id !== undefined || where === undefined || overrideAccess)
    return args
  const language = req.i18n?.language
  const sent: Record<string, unknown> = Object(data)
  const names = [
    ...ofOne(collection.flattenedFields, sent, language),
    ...credentials.filter((name) => collection.auth && name in sent),
  ]
  if (names.length === 0) return args
  const message = textOf(labels.notForMany({ fields: names.join(', ') }), language)
  throw new APIError(message, 400, null, true)
}

/**
 * Restricts bulk edits to the fields that can have the same value in many documents, in the panel
 * and in the API.
 */
export const limitBulkEdit = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  fields: marked(config.fields),
  hooks: { ...config.hooks, beforeOperation: [refuse, ...(config.hooks?.beforeOperation ?? [])] },
})
