import { useMemo } from 'react'
import { useErrorWalk } from '#src/admin/grid/component/use-error-walk.ts'
import { useGridClipboard } from '#src/admin/grid/component/use-grid-clipboard.ts'
import { useGridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import { withMessages } from '#src/admin/grid/core/wrong-cells.ts'
import type { CellMessages } from '#src/admin/grid/core/wrong-cells.ts'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { checkVariants } from '#src/content/variants/check.ts'
import { spelledAttributes } from '#src/content/variants/cells/part-number-columns.ts'
import type { SheetAttribute } from '#src/content/variants/cells/sheet-product.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { tradeKeys } from '#src/content/variants/trade-attributes.ts'
import { useTexts } from '#src/platform/language.ts'
import { newProductTexts } from '#texts/new-product.js'
import { filledRows, stampOf, withBlankRow } from './product-draft.ts'
import type { ProductDraft } from './product-draft.ts'
import { usePastedHeads } from './use-pasted-heads.ts'
import type { ChangeDraft } from './use-product-draft.ts'
import { stampOfDoubt } from './use-save.ts'
import type { Doubt } from './use-save.ts'

/** Name of the grid, with which the ids of its cells begin. */
export const gridName = 'new-product'

/** Columns of the grid: those of the subcategory, trade codes and life cycle. */
export const columnsOf = (
  stored: readonly SheetAttribute[] | undefined,
  language: string,
): Declared[] => spelledAttributes(stored ?? [], language)

/** Columns that are hidden until they are asked for: those that a new part number seldom needs. */
const seldomOf = (attributes: readonly Declared[], stored: readonly SheetAttribute[]) => {
  const usual = new Set([...stored.map(({ key }) => key), ...tradeKeys])
  return new Set(attributes.map(({ key }) => key).filter((key) => !usual.has(key)))
}

/** Sentences by cell: the rules of the columns at once, those of the server after a pause. */
function messagesOf(
  rows: readonly Variant[],
  attributes: readonly Declared[],
  { cells = [] }: Partial<Pick<ProductCheck, 'cells'>>,
  language: string,
): CellMessages {
  const filled = filledRows(rows)
  const keys = new Set(attributes.map(({ key }) => key))
  const known = filled.flatMap((row) => {
    const { part_number: code = '', values = {} } = rows[row] ?? {}
    const own = Object.entries(values).filter(([key]) => keys.has(key))
    return [{ part_number: code, values: Object.fromEntries(own) }]
  })
  const messages = new Map<number, Map<string, string>>()
  const say = (row: number | undefined, key: string, message: string): void => {
    if (row === undefined) return
    const own = messages.get(row) ?? new Map<string, string>()
    if (!own.has(key)) messages.set(row, own.set(key, message))
  }
  for (const { row, key, message } of checkVariants(known, attributes, language))
    say(filled[row], key, message)
  for (const { row, key, message } of cells) say(filled[row], key, message)
  return messages
}

interface Options {
  draft: ProductDraft
  change: ChangeDraft
  stored: readonly SheetAttribute[] | undefined
  attributes: readonly Declared[]
  check: ProductCheck | undefined
  language: string
}

/** Grid of the part numbers with its messages, its pasted tables and its doubtful values. */
export function useParts({ draft, change, stored, attributes, check, language }: Options) {
  const labels = useTexts(newProductTexts)
  const { parts, accepted } = draft
  const rows = useMemo(() => withBlankRow(parts), [parts])
  const doubts = useMemo(() => {
    const filled = filledRows(rows)
    return new Map(
      (check?.doubts ?? []).flatMap((doubt): [string, Doubt][] => {
        const row = filled[doubt.part]
        const value = row === undefined ? undefined : rows[row]?.values[doubt.column]
        const isCurrent =
          row !== undefined &&
          stampOf(rows[row]?.part_number ?? '', doubt.column, value) === stampOfDoubt(doubt)
        return isCurrent ? [[`${row} ${doubt.column}`, doubt]] : []
      }),
    )
  }, [check, rows])
  const rowOf = ({ part }: Doubt): number => filledRows(rows)[part] ?? -1
  const doubtAt = (row: number, key: string): Doubt | undefined => {
    const doubt = doubts.get(`${row} ${key}`)
    return doubt && !accepted.includes(stampOfDoubt(doubt)) ? doubt : undefined
  }
  const messages = messagesOf(rows, attributes, check ?? {}, language)
  const openDoubts = [...doubts.values()].filter((doubt) => doubtAt(rowOf(doubt), doubt.column))
  const asked: CellMessages = new Map(
    [...Map.groupBy(openDoubts, rowOf)].map(([row, own]) => [
      row,
      new Map(own.map(({ column, message }) => [column, message])),
    ]),
  )
  const marked = withMessages(messages, asked)
  const empty = useMemo(() => seldomOf(attributes, stored ?? []), [attributes, stored])
  const editor = useGridEditor({
    field: gridName,
    rows,
    setValue: (next) => change((former) => ({ ...former, parts: withBlankRow(next) })),
    attributes,
    published: undefined,
    hasError: (row) => marked.has(row),
    language,
    closed: false,
    only: undefined,
    emptyColumns: empty,
  })
  const clipboard = useGridClipboard(editor, {
    fileName: gridName,
    first: labels.code,
    language,
    readOnly: false,
    repeats: false,
  })
  const heads = usePastedHeads({ editor, subcategory: draft.subcategory, change, language })
  const walk = useErrorWalk(editor, marked)
  return {
    editor,
    clipboard,
    heads,
    walk,
    messages,
    doubtAt,
    doubts: asked,
    openDoubts,
    onGiven: (gtins: readonly string[]): void =>
      change((former) => ({ ...former, given: [...former.given, ...gtins] })),
    onAccept: (doubt: Doubt): void =>
      change((former) => ({ ...former, accepted: [...former.accepted, stampOfDoubt(doubt)] })),
    onPropose: (doubt: Doubt): void => {
      const { proposal } = doubt
      if (proposal === undefined) return
      const at = rowOf(doubt)
      editor.change(
        rows.map((row, index) =>
          index === at ? { ...row, values: { ...row.values, [doubt.column]: proposal } } : row,
        ),
      )
    },
    /** Number of part numbers. */
    count: filledRows(rows).filter((row) => (rows[row]?.part_number ?? '').trim() !== '').length,
    goTo: (row: number, key: string): void => walk.goTo({ row, key }),
    hasMessageAt: (row: number): boolean => messages.get(row)?.has(partNumberKey) ?? false,
  }
}

export type Parts = ReturnType<typeof useParts>
