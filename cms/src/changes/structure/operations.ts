import { lifeColumns } from '#src/content/life-cycle/life-columns.ts'
import { tradeKeys } from '#src/content/variants/trade-attributes.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { madeRow, noteRow } from './attribute-rows.ts'
import type { AttributeRow } from './attribute-rows.ts'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import type { How, Operation, SplitWay } from './request.ts'
import type { RuleAction } from './rule.ts'

const { refusals } = labelsOf(structureTexts)

/** What an operation does with the values of an attribute, by keys. */
export interface Link {
  from: string
  action: RuleAction
  /** Keys under the new declaration. */
  to: string[]
  how: How
  by?: SplitWay
  separator?: string | undefined
}

export interface Operated {
  rows: AttributeRow[]
  links: Link[]
}

interface OperationContext {
  /** Texts of the values of an attribute, once each. */
  distinctOf: (key: string) => readonly string[]
  language: string
}

/** Attributes with those for notes that they lack. */
export function withNotes(rows: readonly AttributeRow[], notes: readonly string[]): AttributeRow[] {
  const lacking = [...new Set(notes)].filter((key) => !rows.some((row) => row.key === key))
  return [...rows, ...lacking.map(noteRow)]
}

/** Key of a former attribute under the new declaration. */
const keyAfter = (operations: readonly Operation[], key: string): string =>
  operations.flatMap((each) =>
    each.kind === 'change' && each.from === key ? [each.to.key] : [],
  )[0] ?? key

function linkOf(operation: Operation, operations: readonly Operation[]): Link {
  const { from } = operation
  const { note, ...rest } = operation.how
  const how: How = note === undefined ? rest : { ...rest, note: keyAfter(operations, note) }
  switch (operation.kind) {
    case 'change':
      return { from, action: 'map', to: [operation.to.key], how }
    case 'merge':
      return { from, action: 'map', to: [keyAfter(operations, operation.into)], how }
    case 'split':
      return {
        from,
        action: 'split',
        to: operation.into.map(({ key }) => key),
        how,
        by: operation.by,
        separator: operation.separator,
      }
    case 'remove':
      return {
        from,
        action: how.rest === 'note' ? 'note' : how.rest === 'drop' ? 'drop' : 'open',
        to: [],
        how,
      }
  }
}

/** Rows that an operation makes of an attribute. */
function rowsOf(
  row: AttributeRow,
  operation: Operation,
  context: OperationContext,
): AttributeRow[] {
  const distinct = context.distinctOf(row.key)
  switch (operation.kind) {
    case 'change':
      return [madeRow(operation.to, row, operation.how.choices, distinct)]
    case 'split':
      return operation.into.map((made) =>
        madeRow(made, made.key === row.key ? row : undefined, {}, []),
      )
    default:
      return []
  }
}

/**
 * Keys that an attribute cannot get: those of the values that each part number may have, which the
 * attribute would take over, and names that every object has.
 */
function reservedKeys(rows: readonly AttributeRow[], language: string): Set<string> {
  const own = new Set(rows.map(({ key }) => key))
  return new Set(
    [
      ...lifeColumns(language).map(({ key }) => key),
      ...tradeKeys,
      ...Object.getOwnPropertyNames(Object.prototype),
    ].filter((key) => !own.has(key)),
  )
}

/** @throws {PlanRefused} for a name of spaces, and a factor by which no value comes back. */
function checkMade(operation: Operation, language: string): void {
  const { factor } = operation.how
  if (factor !== undefined && !(Number(factor) > 0))
    throw new PlanRefused(refusals.factor({ factor }), language)
  const made =
    operation.kind === 'change' ? [operation.to] : operation.kind === 'split' ? operation.into : []
  const named = made.flatMap(({ labels, choices = [] }) => [
    labels,
    ...choices.map((choice) => choice.labels),
  ])
  const isBlank = (text: string): boolean => text !== '' && text.trim() === ''
  if (named.some((texts) => Object.values(texts).some(isBlank)))
    throw new PlanRefused(refusals.blankName, language)
}

/**
 * Attributes of a subcategory after the operations, each of which concerns another attribute, and
 * what happens to the values of each.
 *
 * @throws {PlanRefused} for an attribute that does not exist, and for a key that two would have.
 */
export function applyOperations(
  rows: readonly AttributeRow[],
  operations: readonly Operation[],
  context: OperationContext,
): Operated {
  const { language } = context
  const byKey = new Map<string, Operation>()
  for (const operation of operations) {
    const isKnown = rows.some(({ key, type }) => key === operation.from && type !== 'curve')
    if (!isKnown) throw new PlanRefused(refusals.noAttribute({ key: operation.from }), language)
    if (byKey.has(operation.from))
      throw new PlanRefused(refusals.twice({ key: operation.from }), language)
    byKey.set(operation.from, operation)
  }
  for (const operation of operations) checkMade(operation, language)
  const links = operations.map((operation) => linkOf(operation, operations))
  const made = rows.flatMap((row) => {
    const operation = byKey.get(row.key)
    return operation ? rowsOf(row, operation, context) : [row]
  })
  const after = withNotes(
    made,
    links.flatMap(({ how }) => (how.note === undefined ? [] : [how.note])),
  )
  const keys = after.map(({ key }) => key)
  const reserved = reservedKeys(rows, language)
  const twice = keys.find((key, at) => keys.indexOf(key) !== at || reserved.has(key))
  if (twice !== undefined) throw new PlanRefused(refusals.keyTaken({ key: twice }), language)
  const lost = links.flatMap(({ to }) => to).find((key) => !keys.includes(key))
  if (lost !== undefined) throw new PlanRefused(refusals.noAttribute({ key: lost }), language)
  return { rows: after, links }
}
