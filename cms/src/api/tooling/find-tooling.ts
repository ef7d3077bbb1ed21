import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Locale } from '@vitrine/configuration/locales'
import { filterValueOf, groupFilters, matchesFilter } from '@vitrine/contract/shapes/filters'
import type { Chosen } from '@vitrine/contract/shapes/filters'
import type { AttributeValue, Facet } from '@vitrine/contract/shapes/types'
import type { z } from 'zod'
import { declarationFrom, readTooling } from '#src/content/tooling/declaration.ts'
import type { ToolingDeclaration } from '#src/content/tooling/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { formatNumber, formatRange } from '#src/publishing/read-model/figures.ts'
import { variantsTexts } from '#texts/variants.js'
import { chosenLabel } from '#src/api/filters/chosen-label.ts'
import { readFilterable } from '#src/api/filters/variant-index.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { describeTooling } from './describe-tooling.ts'
import { questionsOf, matchingRows, valuesOf } from './questions.ts'
import type { ToolingQuestion, MatchContext, ReadRow, Tests } from './questions.ts'
import { readToolingTable } from './tooling-table.ts'
import type { ToolingEntry, ToolingTable } from './tooling-table.ts'

type Query = z.output<Endpoints['tooling-read']['query']>

/** Part numbers per page: with their rows and tools they take about as much space as a list. */
const perPage = 24

/**
 * Part numbers with their tooling under the chosen filters, and the counts of each further value.
 */
async function findTooling(
  context: CallContext,
  { filter = [], page }: Query,
): Promise<Answer<'tooling-read'>> {
  const { payload, locale } = context
  context.tag('tooling', 'products')
  const [stored, whole, filterable] = await Promise.all([
    readTooling(payload, locale),
    readToolingTable(payload),
    readFilterable(payload),
  ])
  const declaration = declarationFrom(stored)
  const table = inLocale(whole, locale)
  if (declaration.roles.length === 0 || table.entries.length === 0) throw new ApiError('not-found')
  const questions = questionsOf(declaration, table, filterable, locale)
  const chosen = groupFilters(filter)
  const tests = testsOf(declaration, questions, chosen)
  const match = { declaration, targets: table.targets, questions }
  const matched = table.entries.flatMap((entry) => {
    const found = matchingRows(entry, match, tests)
    return found.length === 0 ? [] : [{ entry, rows: found }]
  })
  const counting = { match, entries: table.entries, tests, chosen }
  const facets = questions.map((question) => facetOf(question, counting, locale))
  const shown = matched.slice((page - 1) * perPage, page * perPage)
  const { rows, words } = await describeTooling(
    context,
    declaration,
    shown.flatMap(({ entry, rows: found }) => found.map((row) => asStored(entry, row))),
    shown.map(({ entry }) => entry),
  )
  const attributes = questions.flatMap(({ of, attribute }) =>
    of.kind === 'part' ? [attribute] : [],
  )
  let from = 0
  return {
    ...words,
    attributes,
    data: shown.map(({ entry, rows: found }) => ({
      part_number: entry.printed,
      product: entry.product,
      values: Object.fromEntries(
        attributes.flatMap(({ key }) => {
          const value = entry.values[key] ?? null
          return value === null ? [] : [[key, value]]
        }),
      ),
      rows: rows.slice(from, (from += found.length)),
    })),
    meta: {
      page,
      perPage,
      total: matched.length,
      lastPage: Math.max(1, Math.ceil(matched.length / perPage)),
    },
    facets,
    chosen: filter.map((one) => ({
      filter: one,
      label: roleLabel(one, declaration, table) ?? chosenLabel(one, facets, locale),
    })),
  }
}

const inLocale = ({ entries, targets }: ToolingTable, locale: Locale): ToolingTable => ({
  entries: entries.filter(({ locales }) => locales.includes(locale)),
  targets,
})

/** Row in the stored format, with only the matching part numbers. */
const asStored = ({ printed }: ToolingEntry, { values, parts }: ReadRow) => ({
  part_number: printed,
  values: {
    ...values,
    ...Object.fromEntries([...parts].map(([key, codes]) => [key, codes.join(', ')])),
  },
})

/**
 * Tests of the chosen values. A filter whose key is neither a question nor a role matches nothing.
 */
function testsOf(
  { roles }: ToolingDeclaration,
  questions: readonly ToolingQuestion[],
  chosen: Chosen,
): Tests {
  const known = new Set([...roles.map(({ key }) => key), ...questions.map(({ name }) => name)])
  const tests = new Map(
    [...chosen].map(([key, values]): [string, (value: AttributeValue) => boolean] => {
      if (!roles.some((role) => role.key === key))
        return [key, (value) => matchesFilter(value, values)]
      const wanted = new Set(values.map(normalizePartNumber))
      return [key, (value) => typeof value === 'string' && wanted.has(value)]
    }),
  )
  const stranger = [...chosen.keys()].some((key) => !known.has(key))
  const [role] = roles
  return stranger && role ? new Map([...tests, [role.key, () => false]]) : tests
}

/** Label of a filter on a role: `Die: XY-16`. */
function roleLabel(
  filter: string,
  { roles }: ToolingDeclaration,
  { targets }: ToolingTable,
): string | undefined {
  const [key = '', value = ''] = filter.split(/:(.*)/s)
  const role = roles.find((one) => one.key === key)
  return role && `${role.label}: ${targets.get(normalizePartNumber(value))?.printed ?? value}`
}

/** Entries and filters from which the facets are counted. */
interface FacetCounting {
  match: MatchContext
  entries: ToolingTable['entries']
  tests: Tests
  chosen: Chosen
}

/** Values of a question with the number of part numbers that each would leave. */
function facetOf(
  question: ToolingQuestion,
  { match, entries, tests, chosen }: FacetCounting,
  locale: Locale,
): Facet {
  const others = new Map([...tests].filter(([key]) => key !== question.name))
  const counts = new Map<string, { value: AttributeValue; count: number }>()
  for (const entry of entries) {
    const found = matchingRows(entry, match, others)
    const values = valuesOf(question, entry, found, match.targets)
    for (const [name, value] of new Map(values.map((each) => [filterValueOf(each), each]))) {
      if (name === undefined) continue
      const known = counts.get(name) ?? { value, count: 0 }
      known.count += 1
      counts.set(name, known)
    }
  }
  const { choices, unit } = question.attribute
  const order = new Map(choices.map(({ value }, at) => [value, at]))
  const active = chosen.get(question.name) ?? []
  return {
    key: question.name,
    label: question.label,
    unit,
    options: [...counts]
      .toSorted(
        ([a, { value }], [b, { value: other }]) =>
          (order.get(a) ?? 0) - (order.get(b) ?? 0) || firstOf(value) - firstOf(other),
      )
      .map(([value, { value: own, count }]) => ({
        value,
        label: choices.find((choice) => choice.value === value)?.label ?? textOf(own, locale),
        count,
        active: active.includes(value),
      })),
    range: null,
  }
}

const firstOf = (value: AttributeValue): number =>
  Array.isArray(value) ? value[0] : typeof value === 'number' ? value : 0

/** Text of a value that is not a choice. */
function textOf(value: AttributeValue, locale: Locale): string {
  if (Array.isArray(value)) return formatRange(value[0], value[1], null, locale)
  if (typeof value === 'number') return formatNumber(value, locale)
  if (typeof value === 'boolean') return variantsTexts[locale][value ? 'yes' : 'no']
  return value ?? ''
}

export const toolingHandlers = {
  'tooling-read': (context, { query }) => findTooling(context, query),
} satisfies Handlers
