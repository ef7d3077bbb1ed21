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
}

/** Columns that nothing recognises, and those that somebody named. */
export const openColumns = ({
  unknownColumns,
  namedColumns,
}: Pick<PlanPreview, 'unknownColumns' | 'namedColumns'>): OpenColumn[] => {
  const isNamed = ({ sheet, column }: { sheet: string; column: string }): boolean =>
    namedColumns.some((each) => each.sheet === sheet && each.column === column)
  return [
    // a column that is named and that the rows do not have is both
    ...unknownColumns
      .filter((each) => !isNamed(each))
      .map((each) => ({ samples: [], heads: [], ...each, key: undefined })),
    ...namedColumns.map((each) => ({ samples: [], ...each })),
  ].map(({ sheet, column, head, samples, heads, key }) => ({
    place: `${sheet} ${column}`,
    sheet,
    column,
    head,
    samples,
    heads,
    key,
  }))
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
