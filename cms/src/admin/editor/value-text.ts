import { getTranslation } from '@payloadcms/translations'
import type { I18nClient } from '@payloadcms/translations'
import { lexicalText } from '#src/content/rich-text/text.ts'
import { dateText, dateTimeText } from '#src/platform/dates.ts'
import type { EditedField } from './edited-fields.ts'

/** Label of a field configuration in the panel's language; undefined if it has none. */
export function labelText(label: unknown, i18n: I18nClient): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const text: unknown = getTranslation(label as Record<string, string>, i18n)
  return typeof text === 'string' ? text : undefined
}

/** Label of a field in the panel's language, otherwise its name. */
export const fieldName = ({ field }: EditedField, i18n: I18nClient): string =>
  labelText('label' in field ? field.label : undefined, i18n) ?? field.name

interface Words {
  yes: string
  no: string
}

const isOption = (option: unknown): option is { value: string; label: string } =>
  typeof option === 'object' && option !== null && 'value' in option && 'label' in option

/** Value of a field as text in the panel's language; undefined for arrays, relations and JSON. */
export function valueText(
  { field }: EditedField,
  value: unknown,
  i18n: I18nClient,
  { yes, no }: Words,
): string | undefined {
  if (value === null || value === undefined) return isTextual(field.type) ? '' : undefined
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'number':
      return [value].flat().map(String).join(', ')
    case 'checkbox':
      return value === true ? yes : no
    case 'date': {
      const read =
        Object(field.admin?.date)['pickerAppearance'] === 'dayOnly' ? dateText : dateTimeText
      return read(String(value), i18n.language)
    }
    case 'select': {
      const names = new Map(
        field.options
          .filter(isOption)
          .map((option) => [option.value, getTranslation(option.label, i18n)]),
      )
      return [value]
        .flat()
        .map((each) => names.get(String(each)) ?? String(each))
        .join(', ')
    }
    case 'richText':
      return lexicalText(value)
    default:
      return undefined
  }
}

const textual = new Set([
  'text',
  'textarea',
  'email',
  'code',
  'number',
  'date',
  'select',
  'richText',
  'checkbox',
])

const isTextual = (type: string): boolean => textual.has(type)

/** Collection and ids of a relation's documents; undefined for other field types. */
export function relationOf(
  { field }: EditedField,
  value: unknown,
): { collection: string; ids: number[] } | undefined {
  if (field.type !== 'relationship' && field.type !== 'upload') return undefined
  if (typeof field.relationTo !== 'string') return undefined
  return {
    collection: field.relationTo,
    ids: [value]
      .flat()
      .map((each: unknown) =>
        typeof each === 'object' && each !== null ? Reflect.get(each, 'id') : each,
      )
      .filter((id): id is number => typeof id === 'number'),
  }
}
