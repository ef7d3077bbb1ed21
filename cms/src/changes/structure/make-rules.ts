import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import { valueColumns } from '#src/content/variants/cells/part-number-columns.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { foldedText } from '#src/content/variants/cells/sheet-product.ts'
import { shownMark } from '#src/content/variants/cells/number-text.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { fractionOf, one, sameRatio } from '@vitrine/quantities/exact'
import type { Ratio } from '@vitrine/quantities/exact'
import type { AttributeRow } from './attribute-rows.ts'
import type { Link } from './operations.ts'
import type { How, MoveRule } from './request.ts'
import type { Rule } from './rule.ts'
import { ratioBetween } from '@vitrine/quantities/units'

/** Columns of the attributes themselves, without those that every part number has. */
export function attributeColumns(
  rows: readonly AttributeRow[],
  language: string,
): Map<string, ValueColumn> {
  const own = new Set(rows.filter(isColumn).map(({ key }) => key))
  const columns = valueColumns({ id: 0, title: {}, attributes: rows }, language)
  return new Map(columns.filter(({ key }) => own.has(key)).map((column) => [column.key, column]))
}

/** Ratio that was typed, otherwise the known one. */
function ratioOf(how: How, from: ValueColumn, to: ValueColumn | undefined): Ratio | undefined {
  if (how.factor === undefined && how.summand === undefined)
    return to ? ratioBetween(from.unit, to.unit) : sameRatio
  return {
    multiply: fractionOf(how.factor ?? '1') ?? one,
    add: fractionOf(how.summand ?? '0') ?? sameRatio.add,
  }
}

/** Decimal mark that the texts of an attribute show by their numbers. */
function markOf(from: ValueColumn, values: readonly AttributeValue[]): Rule['mark'] {
  const texts = values.filter((value) => typeof value === 'string')
  return shownMark(texts.map((text) => ({ text, unit: from.unit })))
}

interface Declarations {
  before: ReadonlyMap<string, ValueColumn>
  after: ReadonlyMap<string, ValueColumn>
  /** Values of a former attribute. */
  valuesOf: (key: string) => readonly AttributeValue[]
}

/** Rules of the links between two declarations. */
export function rulesOf(links: readonly Link[], { before, after, valuesOf }: Declarations): Rule[] {
  return links.flatMap((link): Rule[] => {
    const from = before.get(link.from)
    if (!from) return []
    const to = link.to.flatMap((key) => after.get(key) ?? [])
    const { how } = link
    return [
      {
        action: link.action,
        from,
        to,
        ratio: link.action === 'split' ? sameRatio : ratioOf(how, from, to[0]),
        choices: how.choices,
        by: link.by ?? 'separator',
        separator: link.separator ?? '',
        conflict: how.conflict,
        rest: how.rest,
        note: how.note === undefined ? undefined : after.get(how.note),
        mark: markOf(from, valuesOf(link.from)),
      },
    ]
  })
}

const defaultHow: How = { choices: {}, conflict: 'refuse', rest: 'refuse' }

/** Attribute of the target that holds the values of a former one without a question. */
function partnerOf(
  from: ValueColumn,
  after: ReadonlyMap<string, ValueColumn>,
): ValueColumn | undefined {
  const same = after.get(from.key)
  if (same) return same
  const name = foldedText(from.declared.label)
  return [...after.values()].find(
    ({ declared }) => foldedText(declared.label) === name && declared.type === from.declared.type,
  )
}

/**
 * Links of a move: the rule that somebody chose, otherwise the attribute with the same key, or with
 * the same name and type; an attribute without either is open.
 */
export function moveLinks(
  before: ReadonlyMap<string, ValueColumn>,
  after: ReadonlyMap<string, ValueColumn>,
  rules: readonly MoveRule[],
): Link[] {
  return [...before.values()].map((column): Link => {
    const rule = rules.find(({ from }) => from === column.key)
    const from = column.key
    if (rule && rule.action !== 'map') return { from, action: rule.action, to: [], how: rule.how }
    const to = rule?.to !== undefined ? after.get(rule.to) : partnerOf(column, after)
    const how = rule?.how ?? defaultHow
    if (!to) return { from, action: 'open', to: [], how }
    const isKept = to.key === from && to.declared.type === column.declared.type
    return { from, action: isKept ? 'keep' : 'map', to: [to.key], how }
  })
}
