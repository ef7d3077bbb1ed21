import type { FlattenedField } from 'payload'
import { dateTimeText } from '#src/platform/dates.ts'
import { localeOfPanel, textOf } from '#src/platform/labels.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'
import type { Label } from '#src/platform/labels.ts'

interface ExportContext {
  field: FlattenedField | undefined
  language: string
  /** Staff names by id, because attendants cannot read other accounts. */
  staff: ReadonlyMap<number, string>
}

function optionText(
  value: string,
  field: FlattenedField | undefined,
  language: string,
): string | undefined {
  if (field?.type !== 'select') return undefined
  const option = field.options.find((one) => typeof one === 'object' && one.value === value)
  if (typeof option !== 'object') return undefined
  return typeof option.label === 'object' ? textOf(option.label as Label, language) : undefined
}

/** Line of a quotation. */
const lineText = (value: { part_number: unknown }, language: string): string =>
  [
    'quantity' in value ? `${String(value.quantity ?? '?')} × ` : '',
    String(value.part_number),
    'asked' in value && value.asked
      ? ` (${leadActionsTexts[localeOfPanel(language)].askedAs({ asked: String(value.asked) })})`
      : '',
  ].join('')

/**
 * Display text of a lead's value in the panel's language: option labels, names, dates in the
 * staff's time zone.
 */
export function exportText(value: unknown, context: ExportContext): string {
  const { field, language, staff } = context
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((item) => exportText(item, context)).join(', ')
  if (field?.type === 'relationship' && field.relationTo === 'users') {
    return (
      staff.get(typeof value === 'object' && 'id' in value ? Number(value.id) : Number(value)) ?? ''
    )
  }
  if (typeof value === 'object' && 'part_number' in value) return lineText(value, language)
  if (typeof value === 'object')
    return exportText('title' in value ? value.title : 'name' in value ? value.name : '', context)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return dateTimeText(value, language)
  return optionText(String(value), field, language) ?? String(value)
}
