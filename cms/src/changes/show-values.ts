import type { FlattenedField, PayloadRequest } from 'payload'
import { namesInside } from '#src/content/fields/plain.ts'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { formatNumber } from '#src/content/variants/cells/number-text.ts'
import type { AttributeValue, Declared } from '#src/content/variants/declaration.ts'
import { lexicalText } from '#src/content/rich-text/text.ts'
import { dateText, dateTimeText } from '#src/platform/dates.ts'
import { localeOfPanel, labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { historyTexts } from '#texts/history.js'
import { isRowKeys } from '#src/recording/history/document-values.ts'
import type { ShownValue } from './history-shapes.ts'

const labels = labelsOf(historyTexts)

/** Length from which a text is compared by words, characters. */
const longText = 60

type Relation = { collection: string; id: number }

const keyOf = ({ collection, id }: Relation): string => `${collection} ${id}`

/** Documents that a value of a relation names. */
export function relationsIn(field: FlattenedField | undefined, value: unknown): Relation[] {
  if (field?.type !== 'relationship' && field?.type !== 'upload') return []
  return [value].flat().flatMap((each: unknown): Relation[] => {
    if (typeof each === 'number' && typeof field.relationTo === 'string')
      return [{ collection: field.relationTo, id: each }]
    const { relationTo, value: id } = Object(each) as { relationTo?: unknown; value?: unknown }
    return typeof relationTo === 'string' && typeof id === 'number'
      ? [{ collection: relationTo, id }]
      : []
  })
}

/** Title of an entry of the staff's index (`e`) in a language, otherwise in any that has one. */
export const titleIn = (language: string) => sql`coalesce(
  nullif(e.titles ->> ${localeOfPanel(language)}, ''),
  (select value from jsonb_each_text(e.titles) where value <> '' order by key limit 1),
  e.sort_title)`

/** Titles of documents in the panel's language, by collection and id. */
export async function readTitles(
  { payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>,
  relations: readonly Relation[],
): Promise<ReadonlyMap<string, string>> {
  const given = sql`json_to_recordset(${JSON.stringify(relations)}::json) as given(collection text, id int)`
  const found = await rows<{ collection: string; id: number; title: string | null }>(
    payload,
    sql`
    select e.collection, e.document_id as id, ${titleIn(i18n.language)} as title
    from ${given} join staff_entries e on e.collection = given.collection and e.document_id = given.id
    union select 'users', u.id, u.name from ${given} join users u on given.collection = 'users' and u.id = given.id`,
  )
  return new Map(found.map(({ title, ...each }) => [keyOf(each), title ?? String(each.id)]))
}

/** What turns stored values into texts. */
export interface ValueReader {
  language: string
  titles: ReadonlyMap<string, string>
}

const shown = (text: string, isLong = false): ShownValue => ({
  text,
  isLong: isLong || text.length > longText,
})

const optionsOf = (field: FlattenedField, language: string): Map<string, string> =>
  new Map(
    ('options' in field ? field.options : []).flatMap((option): [string, string][] => {
      if (typeof option === 'string') return [[option, option]]
      const { label, value } = option
      if (typeof label === 'string') return [[value, label]]
      return typeof label === 'object' ? [[value, textOf(label as Label, language)]] : []
    }),
  )

/** Text of a cell of a grid. */
export const cellText = (value: unknown, column: Declared | undefined, language: string): string =>
  column && (typeof value !== 'object' || Array.isArray(value))
    ? formatCell(value as AttributeValue, column, language)
    : plainText(value)

/** A value of which the schema says nothing but the names inside. */
function plainText(value: unknown, nameOf = (name: string): string => name): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if ('root' in value) return lexicalText(value)
  if (Array.isArray(value)) return value.map((each) => plainText(each, nameOf)).join(', ')
  return Object.entries(value)
    .map(([name, each]) => [nameOf(name), plainText(each, nameOf)])
    .filter(([, text]) => text !== '')
    .map((pair) => pair.join(': '))
    .join('; ')
}

/** Names inside a JSON field in the panel's language. */
function namesIn(field: FlattenedField | undefined, language: string): (name: string) => string {
  const labelOf = new Map(Object.entries<Label>(Object(field?.custom?.[namesInside])))
  return (name) => {
    const label = labelOf.get(name)
    return label === undefined ? name : textOf(label, language)
  }
}

/** Text of a value in the panel's language; null for no value. */
export function showValue(
  field: FlattenedField | undefined,
  value: unknown,
  { language, titles }: ValueReader,
): ShownValue | null {
  if (value === null || value === undefined) return null
  if (isRowKeys(value)) return shown(String(value.rows.length))
  switch (field?.type) {
    case 'richText':
      return shown(lexicalText(value), true)
    case 'checkbox':
      return shown(textOf(value === true ? labels.yes : labels.no, language))
    case 'number':
      return shown(
        typeof value === 'number' ? formatNumber(value, decimalMarkOf(language)) : plainText(value),
      )
    case 'date': {
      const isDay = Object(field.admin?.date)['pickerAppearance'] === 'dayOnly'
      return shown((isDay ? dateText : dateTimeText)(String(value), language))
    }
    case 'select':
    case 'radio': {
      const options = optionsOf(field, language)
      return shown(
        [value]
          .flat()
          .map((each) => options.get(String(each)) ?? String(each))
          .join(', '),
      )
    }
    case 'relationship':
    case 'upload':
      return shown(
        relationsIn(field, value)
          .map((each) => titles.get(keyOf(each)) ?? `${each.id}`)
          .join(', '),
      )
    default:
      return shown(plainText(value, namesIn(field, language)), field?.type === 'textarea')
  }
}
