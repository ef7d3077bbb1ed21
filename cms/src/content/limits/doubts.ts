import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { foundDoubtsTexts } from '#texts/found-doubts.js'
import { limitsOf, measureIn, numberIn, shownIn } from './check-limits.ts'
import type { LimitedColumn } from './check-limits.ts'
import { codeConflict, findCodeRule } from './code-parts.ts'
import type { CodeRule } from './code-parts.ts'
import { drawnCurve } from './family-curve.ts'
import type { DrawnCurve } from './family-curve.ts'
import { limitOf } from './limit-kinds.ts'
import { boundsOf, isMultiple, isNumeric, middleOf } from './measured.ts'
import type { DoubtedValue, Measured } from './doubted-value.ts'
import type { DoubtReason } from './doubt-reasons.ts'
import { conflictIn, expectedIn, findOrder, neighboursIn } from './row-order.ts'
import type { RowOrder, ValueRow } from './row-order.ts'

const labels = labelsOf(foundDoubtsTexts)

/** Smallest and largest value of an attribute in a subcategory, and how many there are. */
export interface Span {
  count: number
  min: number
  max: number
}

/** Rows of a product before and after a change, with what its subcategory has. */
export interface Family {
  columns: readonly LimitedColumn[]
  before: readonly ValueRow[]
  after: readonly ValueRow[]
  spans: ReadonlyMap<string, Span>
}

/** Value that a change writes. */
export interface WrittenValue {
  /** Place of its row. */
  place: string
  key: string
  before: unknown
  /** Value that visitors read, where it is another one. */
  onSite?: unknown
}

/** What is doubtful about a value; nobody has to have declared a limit. */
export interface Doubt {
  reasons: DoubtReason[]
  /** Sentences in the language of the panel. */
  message: string
  /** Value that is likely meant. */
  proposal?: DoubtedValue
  /** Values of the rows beside it in the family. */
  neighbours: { code: string; value: DoubtedValue }[]
  /** Values of the family over the attribute that they follow. */
  curve?: DrawnCurve
}

/** Change of a value at once that is doubtful without a limit: to more than three times, or a third. */
const maxFactor = 3

/** Values of a subcategory, or of a family, from which its span says something. */
const minKnown = 5

/** Change of a value that is a correction, part of it: it may leave the span of the others. */
const correction = 0.05

/** Distance from the values of the family alone that is doubtful, as a factor. */
const familyFactor = 2

/** First and last day whose number a spreadsheet program may have written, in days since 1899-12-30. */
const [firstDay, lastDay] = [36_526, 55_153]
const daysToEpoch = 25_569
const dayMs = 86_400_000

type Found = { reason: DoubtReason; sentence: Label }

interface Asked {
  column: LimitedColumn
  value: number
  bounds: readonly [number, number]
  /** Values that it replaces: that of visitors first, then that of the draft. */
  former: readonly (readonly [number, number])[]
  row: ValueRow
  language: string
}

const isSmallChange = ({ bounds, former }: Asked): boolean =>
  former.some((before) =>
    bounds.every((bound, at) => {
      const was = before[at === 0 ? 0 : 1]
      return Math.abs(bound - was) <= correction * Math.abs(was)
    }),
  )

function dateDoubt({ value, language }: Asked, span: Span | undefined): Found | undefined {
  if (!Number.isInteger(value) || value < firstDay || value > lastDay) return undefined
  if (span && span.count > 0 && value <= span.max) return undefined
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'UTC' }).format(
    (value - daysToEpoch) * dayMs,
  )
  return { reason: 'date', sentence: labels.date({ value: numberIn(language, value), date }) }
}

const negativeDoubt = ({ bounds }: Asked, span: Span | undefined): Found | undefined =>
  bounds[0] < 0 && span && span.count > 0 && span.min >= 0
    ? { reason: 'negative', sentence: labels.negative }
    : undefined

/** Doubt about a value that is no multiple of what the company declares. */
function stepDoubt({ bounds, column, language }: Asked): Found | undefined {
  const step = limitOf(limitsOf(column), 'step')?.number ?? 0
  if (step <= 0 || bounds.every((bound) => isMultiple(bound, step))) return undefined
  const sentence = labels.step({ limit: measureIn(language, step, column.unit) })
  return { reason: 'step', sentence }
}

/** Doubt about a change at once from a former value. */
function jumpFrom(
  before: readonly [number, number],
  { bounds, column, language }: Asked,
): Found | undefined {
  const { unit } = column
  const shown = shownIn(language, before[0] === before[1] ? before[0] : [...before], column)
  const limit = limitOf(limitsOf(column), 'jump')?.number
  for (const [at, bound] of bounds.entries()) {
    const was = before[at === 0 ? 0 : 1]
    if (was === bound || was === 0) continue
    const factor = Math.abs(bound / was)
    const times = factor < 1 ? 1 / factor : factor
    if (times > maxFactor || Math.sign(bound) !== Math.sign(was)) {
      const about = { times: numberIn(language, Number(times.toPrecision(2))), before: shown }
      const isNamed = Number.isFinite(times) && times > maxFactor
      const sentence = factor < 1 ? labels.less(about) : labels.more(about)
      return { reason: 'jump', sentence: isNamed ? sentence : labels.changed(about) }
    }
    const percent = (100 * Math.abs(bound - was)) / Math.abs(was)
    if (limit && percent > limit) {
      const [own, most] = [numberIn(language, Math.round(percent)), numberIn(language, limit)]
      const former = measureIn(language, was, unit)
      return {
        reason: 'jump',
        sentence: labels.jump({ percent: own, limit: most, before: former }),
      }
    }
  }
  return undefined
}

/** Doubt about a value that is far from all that it replaces. */
function jumpDoubt(asked: Asked): Found | undefined {
  const found = asked.former.map((before) => jumpFrom(before, asked))
  return found.every((each) => each !== undefined) ? found[0] : undefined
}

function outsideDoubt(
  asked: Asked,
  span: Span | undefined,
  others: readonly number[],
): Found | undefined {
  const { bounds, column, language } = asked
  if (isSmallChange(asked)) return undefined
  const shown = (value: number) => measureIn(language, value, column.unit)
  if (span && span.count >= minKnown && (bounds[0] < span.min || bounds[1] > span.max)) {
    const range = { low: numberIn(language, span.min), high: shown(span.max) }
    return { reason: 'outside', sentence: labels.outside(range) }
  }
  if (others.length < minKnown) return undefined
  const [low, high] = [Math.min(...others), Math.max(...others)]
  if (low <= 0 || (bounds[0] >= low / familyFactor && bounds[1] <= high * familyFactor))
    return undefined
  const range = { low: numberIn(language, low), high: shown(high) }
  return { reason: 'outside', sentence: labels.outsideFamily(range) }
}

interface Order {
  /** Order that the other rows keep, or that the company declares. */
  order: RowOrder | undefined
  before: readonly ValueRow[]
  after: readonly ValueRow[]
}

function orderDoubt(
  { column, row, language }: Asked,
  { order, before, after }: Order,
  family: Family,
): Found | undefined {
  if (!order) return undefined
  const conflict = conflictIn(before, row, column.key, order)
  if (!conflict || !conflictIn(after, row, column.key, order)) return undefined
  const driver = family.columns.find(({ key }) => key === order.driver)
  return {
    reason: 'order',
    sentence: labels.order({
      code: conflict.code,
      driver: driver?.label ?? order.driver,
      at: driver ? shownIn(language, conflict.values[order.driver], driver) : '',
      value: shownIn(language, conflict.values[column.key], column),
    }),
  }
}

function curveDoubt(
  { column, row, value, language }: Asked,
  { order, before, after }: Order,
): Found | undefined {
  const limit = limitOf(limitsOf(column), 'curve')?.number
  if (!limit || !order) return undefined
  const off = [before, after].map((rows) => {
    const expected = expectedIn(rows, row, column.key, order)
    return expected ? (100 * (value - expected)) / Math.abs(expected) : 0
  })
  if (!off.every((percent) => Math.abs(percent) > limit)) return undefined
  const [percent = 0] = off
  const about = { percent: numberIn(language, Math.round(Math.abs(percent))) }
  return { reason: 'curve', sentence: percent > 0 ? labels.above(about) : labels.below(about) }
}

/** Doubt about a value that contradicts its own part number, with the value that this says. */
function codeDoubt(
  row: ValueRow,
  column: LimitedColumn,
  rule: CodeRule | undefined,
): (Found & { proposal: DoubtedValue }) | undefined {
  const conflict = rule && codeConflict(row, column, rule)
  if (!conflict) return undefined
  const { part, isLast, value } = conflict
  const about = { part: part.toUpperCase() }
  return {
    reason: 'code',
    sentence: isLast ? labels.codeEnd(about) : labels.codePart(about),
    proposal: value,
  }
}

/** Digits of a number but zeros, sorted. */
const digitsOf = (value: number): string =>
  [...String(Math.abs(value))]
    .filter((sign) => sign >= '1' && sign <= '9')
    .toSorted()
    .join('')

/** What a wrong value may come from: two digits that changed places, or a mark that moved. */
function hintOf(value: number, likely: number | undefined): Label | undefined {
  if (likely === undefined || value === likely || value === 0 || likely === 0) return undefined
  const tens = Math.log10(Math.abs(value / likely))
  if (Math.abs(tens - Math.round(tens)) < 0.02 && Math.round(tens) !== 0) return labels.mark
  return digitsOf(value).length > 1 && digitsOf(value) === digitsOf(likely) && value > 0
    ? labels.digits
    : undefined
}

/** Value with its decimal mark elsewhere that the others of the family would have, if one only is. */
function shifted(value: Measured, others: readonly number[]): Measured | undefined {
  if (others.length === 0 || typeof value !== 'number') return undefined
  const [low, high] = [Math.min(...others), Math.max(...others)]
  const near = [-4, -3, -2, -1, 1, 2, 3, 4]
    .map((tens) => Number((value * 10 ** tens).toPrecision(12)))
    .filter((each) => each >= low && each <= high)
  return near.length === 1 ? near[0] : undefined
}

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const asMeasured = (value: unknown): Measured | undefined => {
  const bounds = boundsOf(value)
  return bounds && (Array.isArray(value) ? [bounds[0], bounds[1]] : bounds[0])
}

/** Written value with the rows that are known of its family. */
interface KnownRow {
  column: LimitedColumn
  row: ValueRow
  /** Other rows as they were; of a new family as they will be. */
  known: readonly ValueRow[]
  after: readonly ValueRow[]
  byCode: ReturnType<typeof codeDoubt>
}

/** Finds the doubtful ones of the values that a change writes in the rows of one product. */
export class DoubtFinder {
  readonly #family: Family
  readonly #language: string
  readonly #rows: ReadonlyMap<string, ValueRow>
  readonly #orders = new Map<string, RowOrder | undefined>()
  readonly #codeRules = new Map<string, CodeRule | undefined>()

  constructor(family: Family, language: string) {
    this.#family = family
    this.#rows = new Map(family.after.map((row) => [row.place, row]))
    this.#language = language
  }

  /** Order of an attribute: from the present rows, or for a new family from its other rows. */
  #orderOf(column: LimitedColumn, place: string): RowOrder | undefined {
    const { before, after, columns } = this.#family
    const declared = limitOf(limitsOf(column), 'grows')?.other ?? undefined
    const isNew = before.length === 0
    const key = isNew ? `${column.key} ${place}` : column.key
    if (!this.#orders.has(key)) {
      const rows = isNew ? after.filter((row) => row.place !== place) : before
      const found = findOrder(rows, column.key, columns, declared)
      this.#orders.set(key, found)
    }
    return this.#orders.get(key)
  }

  /** Part of the codes that is the value of an attribute: in all present rows, or in those of a new family. */
  #codeRuleOf(column: LimitedColumn, place: string): CodeRule | undefined {
    const { before, after } = this.#family
    const isNew = before.length === 0
    const key = isNew ? `${column.key} ${place}` : column.key
    if (!this.#codeRules.has(key)) {
      const rows = isNew ? after.filter((row) => row.place !== place) : before
      this.#codeRules.set(key, findCodeRule(rows, column))
    }
    return this.#codeRules.get(key)
  }

  /** Doubt about a value that is written; undefined: none, or nothing is known. */
  find({ place, key, before: drafted, onSite }: WrittenValue): Doubt | undefined {
    const column = this.#family.columns.find((one) => one.key === key)
    const row = this.#rows.get(place)
    if (!column || !row) return undefined
    const written = row.values[key]
    const before = this.#family.before.filter((one) => one.place !== place)
    const after = this.#family.after.filter((one) => one.place !== place)
    const known = before.length > 0 ? before : after
    const byCode =
      isEqual(written, drafted) || isEqual(written, onSite)
        ? undefined
        : codeDoubt(row, column, this.#codeRuleOf(column, place))
    if (isNumeric(column.type) && boundsOf(written))
      return this.#findInNumbers({ column, row, known, after, byCode }, { drafted, onSite })
    return byCode && typeof written === 'string'
      ? {
          reasons: [byCode.reason],
          message: textOf(byCode.sentence, this.#language),
          proposal: byCode.proposal,
          neighbours: [],
        }
      : undefined
  }

  /** Doubt about a number or a range. */
  #findInNumbers(
    { column, row, known, after, byCode }: KnownRow,
    { drafted, onSite }: { drafted: unknown; onSite: unknown },
  ): Doubt | undefined {
    const { key } = column
    const { place } = row
    const written = row.values[key]
    const [bounds, value] = [boundsOf(written), middleOf(written)]
    if (!bounds || value === undefined) return undefined
    const asked: Asked = {
      column,
      value,
      bounds,
      former: [onSite, drafted].flatMap((each) => {
        const known = boundsOf(each)
        return known ? [known] : []
      }),
      row,
      language: this.#language,
    }
    const others = known.flatMap(({ values }) => middleOf(values[key]) ?? [])
    const order = this.#orderOf(column, place)
    const rows = { order, before: known, after }
    const span = this.#family.spans.get(key)
    const found = [
      dateDoubt(asked, span),
      negativeDoubt(asked, span),
      byCode,
      stepDoubt(asked),
      jumpDoubt(asked),
      outsideDoubt(asked, span, others),
      orderDoubt(asked, rows, this.#family),
      curveDoubt(asked, rows),
    ].filter((one) => one !== undefined)
    if (found.length === 0) return undefined
    const measured = asMeasured(written) ?? value
    const proposal =
      byCode?.proposal ?? asMeasured(onSite) ?? asMeasured(drafted) ?? shifted(measured, others)
    const hint = hintOf(value, middleOf(proposal))
    const beside = order ? neighboursIn(known, row, key, order) : []
    const curve = drawnCurve(known, row, column, this.#family.columns)
    return {
      reasons: found.map(({ reason }) => reason),
      message: [...found.slice(0, 2).map(({ sentence }) => sentence), ...(hint ? [hint] : [])]
        .map((sentence) => textOf(sentence, this.#language))
        .join(' '),
      ...(proposal === undefined ? {} : { proposal }),
      ...(curve ? { curve } : {}),
      neighbours: beside.flatMap(({ code, values }) => {
        const own = asMeasured(values[key])
        return own === undefined ? [] : [{ code, value: own }]
      }),
    }
  }
}
