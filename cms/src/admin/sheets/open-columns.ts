import type { CallArguments } from '#src/admin/panel/call.ts'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'

/** Column of a file that can be named. */
export interface OpenColumn {
  /** Sheet and letters. */
  place: string
  sheet: string
  column: string
  head: string
  samples: readonly string[]
  heads: readonly string[]
  /** Key by which it is read now; empty: it is not read; undefined: nobody named it. */
  key: string | undefined
  /** True for a named column that no row has. */
  isAbsent: boolean
}

/**
 * Columns of part numbers that nothing recognises, and those that somebody named, in their order; none
 * for a file of other rows.
 */
export function openColumns({
  unknownColumns,
  namedColumns,
  rowKind,
  figures,
}: Pick<PlanPreview, 'unknownColumns' | 'namedColumns' | 'rowKind' | 'figures'>): OpenColumn[] {
  if (rowKind !== 'parts' && figures.rows > 0) return []
  const placeOf = ({ sheet, column }: { sheet: string; column: string }): string =>
    `${sheet} ${column}`
  const unknown = new Set(unknownColumns.map(placeOf))
  const named = new Set(namedColumns.map(placeOf))
  return [
    ...unknownColumns
      .filter((each) => !named.has(placeOf(each)))
      .map((each) => ({ samples: [], heads: [], ...each, key: undefined, isAbsent: false })),
    ...namedColumns.map((each) => ({ ...each, isAbsent: unknown.has(placeOf(each)) })),
  ]
    .map(({ sheet, column, head, samples, heads, key, isAbsent }) => ({
      place: placeOf({ sheet, column }),
      sheet,
      column,
      head,
      samples,
      heads,
      key,
      isAbsent,
    }))
    .toSorted(
      (a, b) =>
        a.sheet.localeCompare(b.sheet) ||
        a.column.length - b.column.length ||
        a.column.localeCompare(b.column),
    )
}

type Naming = CallArguments<'imports.name-columns'>['body']

/**
 * What is kept of the chosen columns: of each row of heads on its own, further ones under the name of
 * the supplier with their sheet.
 */
export function namingsOf(
  columns: readonly OpenColumn[],
  chosen: Readonly<Partial<Record<string, string>>>,
  supplier: string,
): Naming[] {
  const named = columns.filter(({ place }) => chosen[place] !== undefined)
  // nothing is left of what somebody had named
  if (named.length === 0 && columns.some(({ key }) => key !== undefined))
    return [{ supplier, heads: [], columns: {} }]
  const byHeads = Map.groupBy(named, ({ heads }) => heads.join('\n'))
  return [...byHeads.values()].map((own, at) => ({
    supplier: at === 0 ? supplier : `${supplier} · ${own[0]?.sheet}`,
    heads: [...(own[0]?.heads ?? [])],
    columns: Object.fromEntries(own.map(({ head, place }) => [head, chosen[place] ?? ''])),
  }))
}

/** Name of a file without its ending, numbers and dates: `tabela-metal-2026-11.xlsx` is `tabela metal`. */
export const nameOfFile = (fileName: string): string =>
  fileName
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .slice(0, 80)
