import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import type { CellOutcome } from './convert-row.ts'
import type { PlannedCell } from './convert-product.ts'
import { attributeColumns } from './make-rules.ts'
import type { StructurePlan } from './plan-structure.ts'
import type { ShownCell, ShownRule, StructureView } from './structure-shapes.ts'
import type { Rule } from './rule.ts'
import { ownValue } from './own-value.ts'

const labels = labelsOf(structureTexts)

/** Cells of a rule that are shown at first, and on request. */
export const maxCells = { few: 4, all: 5000 } as const

/** Cells that need attention first. */
const order: Record<CellOutcome, number> = {
  refused: 0,
  dropped: 1,
  noted: 2,
  rounded: 3,
  converted: 4,
  same: 5,
}

type Named = Pick<Declared, 'key' | 'label' | 'type' | 'unit'>

const namedOf = ({ key, unit, declared: { label, type } }: ValueColumn): Named => ({
  key,
  label,
  type,
  unit,
})

const withUnit = (text: string, unit: string | null): string => (unit ? `${text} ${unit}` : text)

function shownCell(
  cell: PlannedCell,
  columns: ReadonlyMap<string, ValueColumn>,
  language: string,
): ShownCell {
  const { rule, before, after, product, title, partNumber, outcome, reason, isPublicOnly } = cell
  const texts = Object.entries(after).map(([key, value]) => {
    const column = columns.get(key)
    const text = column
      ? withUnit(formatCell(value, column.declared, language), column.unit)
      : String(value)
    const isOther = key !== rule.from.key || Object.keys(after).length > 1
    return isOther && column ? `${column.declared.label}: ${text}` : text
  })
  return {
    product,
    title,
    partNumber,
    before: withUnit(formatCell(before, rule.from.declared, language), rule.from.unit),
    after: texts.join('; '),
    outcome,
    reason,
    isPublicOnly,
  }
}

const zeroCounts = (): Record<CellOutcome, number> => ({
  same: 0,
  converted: 0,
  rounded: 0,
  noted: 0,
  dropped: 0,
  refused: 0,
})

interface Shown {
  /** Attribute of a former subcategory of which all cells are shown. */
  all?: { subcategory: number; from: string } | undefined
  language: string
}

/** True for a unit that changes without a known conversion; nobody typed one. */
const lacksFactor = ({ ratio, from, to: [to] }: Rule): boolean =>
  ratio === undefined && to !== undefined && from.unit !== to.unit

/** Attributes of the target without a value in some part numbers of products that move. */
function missingNotes(
  { converted, attributes, rules, target }: StructurePlan,
  language: string,
): string[] {
  if (rules.has(target.id)) return []
  const variants = converted.flatMap(({ draft }) => draft.variants)
  return [...attributeColumns(attributes, language).values()].flatMap(({ key, declared }) => {
    const count = variants.filter(({ values }) => (ownValue(values, key) ?? '') === '').length
    return count === 0
      ? []
      : [textOf(labels.references.missing({ label: declared.label, count }), language)]
  })
}

/** What a change of the structure would do, as its page shows it. */
export function previewStructure(plan: StructurePlan, { all, language }: Shown): StructureView {
  const columns = attributeColumns(plan.attributes, language)
  const cells = plan.converted.flatMap((each) => each.cells)
  const byRule = Map.groupBy(cells, ({ rule }) => rule)
  const shown = [...plan.rules].flatMap(([subcategory, rules]) =>
    rules.map((rule): ShownRule => {
      const own = byRule.get(rule) ?? []
      const counts = zeroCounts()
      for (const { outcome } of own) counts[outcome] += 1
      const isAll = all?.subcategory === subcategory && all.from === rule.from.key
      const sorted = own.toSorted((a, b) => order[a.outcome] - order[b.outcome])
      const first = sorted.slice(0, isAll ? maxCells.all : maxCells.few)
      return {
        subcategory,
        title: plan.titles.get(subcategory) ?? String(subcategory),
        from: namedOf(rule.from),
        action: rule.action,
        to: rule.to.map(namedOf),
        needsFactor: lacksFactor(rule),
        counts,
        cells: first.map((cell) => shownCell(cell, columns, language)),
        moreCells: own.length - first.length,
      }
    }),
  )
  const lostOf = ({ counts }: ShownRule): number => counts.refused + counts.dropped
  const undecided = shown
    .filter(({ action }) => action === 'open')
    .reduce((sum, { counts }) => sum + counts.refused, 0)
  return {
    rules: shown.toSorted((a, b) => lostOf(b) - lostOf(a)),
    attributes: [...columns.values()].map(namedOf),
    products: plan.products.length,
    partNumbers: plan.products.reduce((sum, { draft }) => sum + draft.variants.length, 0),
    lost: shown.reduce((sum, rule) => sum + lostOf(rule), 0) - undecided,
    undecided,
    notes: missingNotes(plan, language),
  }
}
