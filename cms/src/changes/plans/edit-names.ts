import { changeNameMax } from '#src/content/fields/text-limits.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import type { EditNotes } from './edit-notes.ts'

const { set: labels } = labelsOf(gridTexts)

/** Maximum length of the name of a field or row within a name, characters. */
const maxPart = 40
/** Rows that a name lists. */
const maxRows = 3

const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text

/** Name of changed values by their fields and rows: `Length: XY-1, XY-2 and 1 more row`. */
export function editsName(notes: Pick<EditNotes, 'heads' | 'rowNames' | 'rows'>, language: string) {
  const [field = '', ...fields] = notes.heads
  const names = notes.rowNames.slice(0, maxRows)
  const name = labels.name({
    fields: textOf(labels.fields({ name: cut(field, maxPart), count: fields.length }), language),
    rows: textOf(
      labels.rows({
        names: names.map((each) => cut(each, maxPart)).join(', '),
        count: Math.max(0, notes.rows.size - names.length),
      }),
      language,
    ),
  })
  return cut(textOf(name, language), changeNameMax)
}
