import { useDeferredValue, useMemo, useState } from 'react'
import { findPresent, spansOf } from '#src/content/limits/present-values.ts'
import type { FamilyTexts, PresentFinding } from '#src/content/limits/present-values.ts'
import type { ValueRow } from '#src/content/limits/row-order.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import type { LimitedFamily, LimitsPageData } from '#src/panel-calls/limits.ts'
import { comparable, draftOf, typedLimits } from './draft-limits.ts'
import type { DraftLimit, DraftProblem, Drafts } from './draft-limits.ts'

/** Present value that does not pass, with its family. */
export interface FamilyFinding extends PresentFinding {
  family: LimitedFamily
  /** Position of its part number in the family's table. */
  row: number
  /** True for a value that visitors read and a draft has changed. */
  isOnSite: boolean
}

/** Part numbers as rows; of equal ones each has its own place. */
export const rowsOf = (parts: readonly Variant[]): ValueRow[] =>
  parts.map(({ part_number: code, values }, at) => ({ place: `${code} ${at}`, code, values }))

/** Columns with the limits that are typed. */
export const withTyped = (
  columns: readonly Declared[],
  limits: ReadonlyMap<string, Declared['limits']>,
): Declared[] =>
  columns.map((column) => {
    const own = limits.get(column.key)
    return own ? { ...column, limits: own } : column
  })

/** Limits of all attributes of a subcategory as they are typed, and what they find. */
export function useLimitsPage(
  data: LimitsPageData,
  language: string,
  { broken, lacking }: Pick<FamilyTexts, 'broken' | 'lacking'>,
) {
  const { attributes } = data
  const columns = useMemo(
    () => data.columns.filter(({ key }) => attributes.includes(key)),
    [data.columns, attributes],
  )
  const [drafts, setDrafts] = useState<Drafts>({})
  const draftsOf = (column: Declared): readonly DraftLimit[] =>
    drafts[column.key] ?? draftOf(column, language)
  const typed = useMemo(
    () =>
      new Map(
        columns.flatMap((column) => {
          const own = drafts[column.key]
          return own ? [[column.key, typedLimits(own, column, columns, language)] as const] : []
        }),
      ),
    [drafts, columns, language],
  )
  const limited = useMemo(
    () =>
      withTyped(columns, new Map([...typed].map(([key, { limits }]) => [key, limits] as const))),
    [columns, typed],
  )
  const late = useDeferredValue(limited)
  const spans = useMemo(
    () =>
      spansOf(
        data.families.map(({ parts }) => rowsOf(parts)),
        columns,
      ),
    [data.families, columns],
  )
  const findings = useMemo(
    () =>
      data.families.flatMap((family): FamilyFinding[] =>
        [family.parts, family.onSite ?? []].flatMap((parts, at) => {
          const rows = rowsOf(parts)
          const texts = { family: family.code, spans, language, broken, lacking }
          const found = findPresent(rows, late, texts)
          return found.map((each) => ({
            ...each,
            family,
            row: rows.findIndex(({ place }) => place === each.place),
            isOnSite: at === 1,
          }))
        }),
      ),
    [data.families, late, spans, language, broken, lacking],
  )
  const changed = new Map(
    [...typed].filter(([key, { limits }]) => {
      const before = columns.find((column) => column.key === key)?.limits ?? []
      return comparable(limits) !== comparable(before)
    }),
  )
  const problems = (key: string): readonly DraftProblem[] => typed.get(key)?.problems ?? []
  return {
    columns,
    /** Columns with the typed limits. */
    limited,
    spans,
    findings,
    draftsOf,
    problems,
    problemCount: [...typed.values()].reduce((sum, { problems: own }) => sum + own.length, 0),
    /** Typed limits that differ from the saved ones, by key. */
    changed: Object.fromEntries([...changed].map(([key, { limits }]) => [key, limits])),
    isTyped: changed.size > 0 || [...typed.values()].some((each) => each.problems.length > 0),
    change: (key: string, list: readonly DraftLimit[]) =>
      setDrafts((former) => ({ ...former, [key]: list })),
    discard: () => setDrafts({}),
  }
}

export type LimitsPageState = ReturnType<typeof useLimitsPage>
