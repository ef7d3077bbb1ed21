import type { PayloadRequest } from 'payload'
import type { Values } from '#src/recording/history/document-values.ts'
import { typedAddress } from '#src/content/fields/automatic-slug.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { formatNumber } from '#src/content/variants/cells/number-text.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { sheetsTexts } from '#texts/sheets.js'
import type { DocumentColumn } from './document-columns.ts'
import type { DocumentRules } from './plan-documents.ts'

const { rules: labels } = labelsOf(sheetsTexts)

export type RuleRequest = Pick<PayloadRequest, 'payload' | 'user' | 'i18n' | 't'>

type Validate = (value: unknown, options: object) => unknown
type Hook = (args: object) => unknown

/** Values of the group of a column in its language, by the name of the field. */
function siblingsOf(column: DocumentColumn, values: Values): Record<string, unknown> {
  const start = column.path.slice(0, column.path.lastIndexOf('/') + 1)
  return Object.fromEntries(
    Object.entries(values).flatMap(([place, value]) => {
      const [path = '', locale = null] = place.split(':')
      const isOwn = locale === null || locale === column.locale
      const name = path.slice(start.length)
      return path.startsWith(start) && isOwn && !name.includes('/') ? [[name, value]] : []
    }),
  )
}

/** Sentence for a number beyond the bounds of its field. */
function boundProblem(
  field: DocumentColumn['field'],
  value: unknown,
  language: string,
): string | undefined {
  if (field.type !== 'number' || typeof value !== 'number') return undefined
  const say = (number: number): string => formatNumber(number, decimalMarkOf(language))
  if (field.min !== undefined && value < field.min)
    return textOf(labels.tooLow({ value: say(value), bound: say(field.min) }), language)
  return field.max !== undefined && value > field.max
    ? textOf(labels.tooHigh({ value: say(value), bound: say(field.max) }), language)
    : undefined
}

/** Rules of a collection's fields: their cleaning and their validation, as the editor runs them. */
export function documentRules(
  req: RuleRequest,
  collection: string,
  { language, namesOf }: Pick<DocumentRules, 'language' | 'namesOf'>,
): DocumentRules {
  const staff = staffOf(req)
  return {
    language,
    namesOf,
    mayWrite: ({ locale }) =>
      staff?.role !== 'translator' || staff.locales.some((own) => own === locale),
    clean: async (column, value) => {
      if (typeof value !== 'string') return value
      // the hook of an address reads its document
      if (column.isAddress) return typedAddress(collection, value) || value
      const hooks =
        (column.field as { hooks?: { beforeValidate?: Hook[] } }).hooks?.beforeValidate ?? []
      let cleaned: unknown = value
      for (const hook of hooks) cleaned = await hook({ value: cleaned, req, field: column.field })
      return cleaned
    },
    problemOf: async (column, values, id) => {
      const value = values[column.key] ?? null
      const { field, maxLength, isRequired } = column
      if (isRequired && value === null) return textOf(labels.required, language)
      if (maxLength !== null && typeof value === 'string' && value.length > maxLength)
        return textOf(labels.tooLong({ count: maxLength }), language)
      const bounds = boundProblem(field, value, language)
      if (bounds !== undefined) return bounds
      const { validate } = field as { validate?: Validate }
      if (!validate) return undefined
      const siblingData = siblingsOf(column, values)
      const result = await validate(value, {
        ...field,
        id,
        req,
        collectionSlug: collection,
        operation: id === undefined ? 'create' : 'update',
        data: siblingData,
        siblingData,
        blockData: {},
        path: column.path.split('/'),
        preferences: { fields: {} },
      })
      return typeof result === 'string' ? result : undefined
    },
  }
}
