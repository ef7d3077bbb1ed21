import { isIdentified } from '@vitrine/spreadsheets/sheet-table'
import { columnLetters, textCell, trimmedText } from '@vitrine/spreadsheets/typed-cell'
import type { ReadRow, ReadSheet, TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { damageIn, mended } from '#src/content/damaged-text.ts'
import type { Damage } from '#src/content/damaged-text.ts'
import type { DamagedColumn } from './sheet-shapes.ts'

/** Damaged columns that are named. */
const maxColumns = 30
/** Characters of an example. */
const maxExample = 120
/** Rows at the top among which the heads are looked for. */
const maxRowsAbove = 20

/**
 * Signs without which no text is damaged: references and backslashes, signs outside Latin-1, and the
 * first two bytes of a character in UTF-8.
 */
// oxlint-disable-next-line no-control-regex
const suspicious =
  /[&\\]|[^\t\n\r\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff]|[\u00c2-\u00f4][\u0080-\u00bf]/

const cellsWithText = ({ cells }: ReadRow): number => cells.filter(Boolean).length

/** Heads of the columns: the row below the identification, otherwise the first one with two cells. */
function headsOf({ rows }: ReadSheet): readonly (TypedCell | undefined)[] {
  const top = rows.slice(0, maxRowsAbove)
  const id = top.findIndex(({ cells }) => cells.some(isIdentified))
  const head = id === -1 ? top.find((row) => cellsWithText(row) > 1) : top[id + 1]
  return head?.cells ?? []
}

/** Kinds of damage of a text, each with its first passage and what mends it. */
function damageOf(text: string): { damage: Damage; mended: string | null }[] {
  if (!suspicious.test(text)) return []
  const whole = mended(text)
  const rest = new Set(damageIn(whole).map(({ kind }) => kind))
  const kinds = new Set<Damage['kind']>()
  return damageIn(text).flatMap((damage) => {
    // `Ã­` is an í whose second byte is not seen
    const isPart = damage.kind === 'invisible' && kinds.has('mojibake') && rest.size === 0
    if (isPart || kinds.has(damage.kind)) return []
    kinds.add(damage.kind)
    return [{ damage, mended: rest.has(damage.kind) ? null : whole }]
  })
}

const shortened = (text: string): string =>
  text.length > maxExample ? `${text.slice(0, maxExample)}…` : text

/**
 * Texts of the visible rows of a file that a program on their way damaged, by column and kind: their
 * cells are taken as they stand unless the file is mended.
 */
export function damagedColumns(sheets: readonly ReadSheet[]): DamagedColumn[] {
  const found = new Map<string, DamagedColumn>()
  for (const sheet of sheets.filter(({ isHidden }) => !isHidden)) {
    const heads = headsOf(sheet)
    for (const { row, cells, isHidden } of sheet.rows) {
      if (isHidden === true) continue
      for (const [at, cell] of cells.entries()) {
        if (cell?.kind !== 'text') continue
        for (const { damage, mended: whole } of damageOf(cell.text)) {
          const key = `${sheet.name}\n${at}\n${damage.kind}\n${whole === null}`
          const known = found.get(key)
          if (known) known.count += 1
          else if (found.size < maxColumns)
            found.set(key, {
              sheet: sheet.name,
              column: columnLetters(at),
              head: mended(trimmedText(heads[at]?.text ?? '')),
              kind: damage.kind,
              count: 1,
              row,
              text: shortened(cell.text),
              value: damage.value,
              mended: whole === null ? null : shortened(whole),
            })
        }
      }
    }
  }
  return [...found.values()]
}

function mendedCell(cell: TypedCell | undefined): TypedCell | undefined {
  if (cell?.kind !== 'text' || !suspicious.test(cell.text)) return cell
  const text = mended(cell.text)
  if (text === cell.text) return cell
  return trimmedText(text) === '' ? undefined : textCell(text)
}

/** Sheets whose texts are without the damage that can be undone for certain. */
export const mendedSheets = (sheets: readonly ReadSheet[]): ReadSheet[] =>
  sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => ({ ...row, cells: Array.from(row.cells, mendedCell) })),
  }))
