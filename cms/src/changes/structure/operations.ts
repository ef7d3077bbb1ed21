import { defaultLocale } from '@vitrine/configuration/locales'
import { isAttributeKey } from '#src/content/fields/attribute-key.ts'
import { withTrade } from '#src/content/variants/trade-attributes.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { computedAfter } from './computed-after.ts'
import { limitsAfter } from './limits-after.ts'
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

/**
 * Checks the keys of attributes.
 *
 * @throws {PlanRefused} for a key that two have, and for a new one that every part number has by
 *   itself or that the form of the subcategory refuses.
 */
export function checkKeys(
  before: readonly AttributeRow[],
  after: readonly AttributeRow[],
  language: string,
): void {
  const keys = after.map(({ key }) => key)
  const twice = keys.find((key, at) => keys.indexOf(key) !== at)
  if (twice !== undefined) throw new PlanRefused(refusals.keyTaken({ key: twice }), language)
  const former = new Set(before.map(({ key }) => key))
  const own = new Set(withTrade([], defaultLocale).map(({ key }) => key.toLowerCase()))
  const reserved = keys.find(
    (key) => !former.has(key) && (own.has(key.toLowerCase()) || !isAttributeKey(key)),
  )
  if (reserved !== undefined)
    throw new PlanRefused(refusals.keyReserved({ key: reserved }), language)
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
 * Attributes of a subcategory after the operations, each of which concerns another attribute, and
 * what happens to the values of each.
 *
 * @throws {PlanRefused} for an attribute that does not exist, and for keys that cannot be used.
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
  const links = operations.map((operation) => linkOf(operation, operations))
  const made = rows.flatMap((row) => {
    const operation = byKey.get(row.key)
    return operation ? rowsOf(row, operation, context) : [row]
  })
  const after = withNotes(
    made,
    links.flatMap(({ how }) => (how.note === undefined ? [] : [how.note])),
  )
  checkKeys(rows, after, language)
  const keys = new Set(after.map(({ key }) => key))
  const lost = links.flatMap(({ to }) => to).find((key) => !keys.has(key))
  if (lost !== undefined) throw new PlanRefused(refusals.noAttribute({ key: lost }), language)
  const limited = after.map((row) =>
    row.limits?.length
      ? { ...row, limits: limitsAfter(row, { before: rows, after, operations }) }
      : row,
  )
  const renamed = new Map(
    operations.flatMap((each) => (each.kind === 'change' ? [[each.from, each.to.key]] : [])),
  )
  const completed = computedAfter(limited, renamed)
  const unfit = operations.find(
    (each) =>
      each.kind === 'change' &&
      each.to.computation &&
      !completed.some(({ key, computed }) => key === each.to.key && computed),
  )
  if (unfit) throw new PlanRefused(refusals.computation({ key: unfit.from }), language)
  return { rows: completed, links }
}
