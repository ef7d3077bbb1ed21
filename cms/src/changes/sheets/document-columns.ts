import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField } from 'payload'
import { recordedFields } from '#src/recording/history/document-values.ts'
import { ownAddress } from '#src/content/fields/plain.ts'
import { labelOfAll, labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { sheetsTexts } from '#texts/sheets.js'
import { panelLanguages } from '#src/content/variants/cells/part-number-columns.ts'
import { withoutBrackets } from '#src/content/variants/cells/table-columns.ts'
import type { HeadedColumn } from '#src/content/variants/cells/table-columns.ts'

const labels = labelsOf(sheetsTexts)

/**
 * Kind of a cell. `choices` and `relations` hold several values; `time`: day and time of the staff's
 * time zone.
 */
export type DocumentCellKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'day'
  | 'time'
  | 'relation'
  | 'relations'

/** Column of a value of a document. */
export interface DocumentColumn extends HeadedColumn {
  /** Place without the locale (`document-values.ts`); the key of the column has the locale. */
  path: string
  locale: Locale | null
  kind: DocumentCellKind
  options: readonly { value: string; label: Label }[]
  /** Collection of the related documents. */
  relatedTo: string | null
  isRequired: boolean
  isUnique: boolean
  /** True for the own address of each language, which has only letters of an address. */
  isAddress: boolean
  /** True if the cells identify the row and are not changed by a file. */
  isProtected: boolean
  maxLength: number | null
  field: FlattenedField
}

/** Column of the document’s number. */
export const idKey = '@id'

/** Further fields by which a document is named, beside its title and its unique fields. */
const furtherNames: Readonly<Record<string, readonly string[]>> = {
  products: ['family'],
  files: ['title', 'number'],
}

/** Fields by which a row without a number names its document. */
export const namingFields = (
  collection: string,
  title: string,
  columns: readonly DocumentColumn[],
): Set<string> =>
  new Set([
    title,
    ...(furtherNames[collection] ?? []),
    ...columns.flatMap(({ isUnique, path }) => (isUnique ? [path] : [])),
  ])

const labelOf = (label: unknown, name: string): Label =>
  typeof label === 'object' && label !== null
    ? (label as Label)
    : labelOfAll(typeof label === 'string' ? label : name)

const inEach = (text: (language: string) => string): Label =>
  Object.fromEntries(panelLanguages.map((language) => [language, text(language)]))

function kindOf(field: FlattenedField): DocumentCellKind | undefined {
  switch (field.type) {
    case 'text':
      return field.hasMany ? undefined : 'text'
    case 'textarea':
    case 'email':
      return 'text'
    case 'number':
      return field.hasMany ? undefined : 'number'
    case 'checkbox':
      return 'boolean'
    case 'select':
      return field.hasMany ? 'choices' : 'choice'
    case 'radio':
      return 'choice'
    case 'date':
      return field.admin?.date?.pickerAppearance === 'dayOnly' ? 'day' : 'time'
    case 'relationship':
    case 'upload':
      if (typeof field.relationTo !== 'string') return undefined
      return field.hasMany ? 'relations' : 'relation'
    default:
      return undefined
  }
}

const optionsOf = (field: FlattenedField): DocumentColumn['options'] =>
  field.type === 'select' || field.type === 'radio'
    ? field.options.map((option) =>
        typeof option === 'string'
          ? { value: option, label: labelOfAll(option) }
          : { value: option.value, label: labelOf(option.label, option.value) },
      )
    : []

/** True for a field that the staff do not see or do not write. */
function isClosed(field: FlattenedField): boolean {
  const { hidden, readOnly, disabled } = (field.admin ?? {}) as {
    hidden?: unknown
    readOnly?: boolean
    disabled?: boolean
  }
  return Boolean(hidden) || readOnly === true || disabled === true || field.hidden === true
}

interface Surroundings {
  /** Start of the place, with a `/`. */
  start: string
  /** Labels of the groups around. */
  groups: readonly Label[]
  /** Name of the title field, which is shown as a key if it is closed. */
  title: string
  /** Collections whose documents a cell may name. */
  isNamed: (collection: string) => boolean
}

function columnsOfField(field: FlattenedField, around: Surroundings): DocumentColumn[] {
  const { start, groups, title, isNamed } = around
  const given = 'label' in field ? field.label : undefined
  // the base field of an upload has a function of Payload's texts
  const isOfUpload = field.name === 'filename' && typeof given !== 'object'
  const label = isOfUpload ? labels.fileName : labelOf(given, field.name)
  const path = `${start}${field.name}`
  const isTitle = path === title
  if (isClosed(field) && !isTitle) return []
  if (field.type === 'group' || field.type === 'tab')
    return 'localized' in field && field.localized
      ? []
      : fieldColumns(field.flattenedFields, {
          ...around,
          start: `${path}/`,
          groups: [...groups, label],
        })
  const kind = kindOf(field)
  const relatedTo =
    'relationTo' in field && typeof field.relationTo === 'string' ? field.relationTo : null
  if (kind === undefined || (relatedTo !== null && !isNamed(relatedTo))) return []
  const isLocalized = 'localized' in field && field.localized === true
  const shared = inEach((language) =>
    [...groups, label].map((each) => textOf(each, language)).join(' › '),
  )
  return (isLocalized ? localeCodes : [null]).map((locale) => ({
    key: locale === null ? path : `${path}:${locale}`,
    path,
    locale,
    kind,
    labels:
      locale === null || localeCodes.length === 1
        ? shared
        : inEach((language) => `${textOf(shared, language)} (${locales[locale].title})`),
    otherLabels: [shared, inEach((language) => withoutBrackets(textOf(shared, language)))],
    unit: null,
    options: optionsOf(field),
    relatedTo,
    isRequired: 'required' in field && field.required === true,
    isUnique: 'unique' in field && field.unique === true,
    isAddress: field.custom?.[ownAddress] === true,
    // a product's subcategory declares the columns of its part numbers
    isProtected: isClosed(field) || field.custom?.['inBulk'] === false,
    maxLength: 'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : null,
    field,
  }))
}

const fieldColumns = (fields: readonly FlattenedField[], around: Surroundings): DocumentColumn[] =>
  recordedFields(fields).flatMap((field) => columnsOfField(field, around))

/**
 * Columns of the documents of a collection, from its fields: those that a cell can hold, a text one
 * column for each language. The title comes first.
 */
export function documentColumns(
  fields: readonly FlattenedField[],
  { title, isNamed }: Pick<Surroundings, 'title' | 'isNamed'>,
): DocumentColumn[] {
  const columns = fieldColumns(fields, { start: '', groups: [], title, isNamed })
  const isTitle = ({ path }: DocumentColumn): boolean => path === title
  return [...columns.filter(isTitle), ...columns.filter((column) => !isTitle(column))]
}

/** Head of the column of the number, by which a sheet without its hidden row is recognised. */
export const idHead = (plural: Label): Label =>
  inEach((language) => textOf(labels.id({ kind: textOf(plural, language) }), language))
