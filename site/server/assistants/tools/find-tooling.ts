import { z } from 'zod'
import type { Answer } from '@vitrine/contract/client'
import type { ToolingRow, ToolingWords } from '@vitrine/contract/shapes/types'
import { lifeOf } from '#shared/product/life-cycle.ts'
import { toolingPath } from '#shared/product/tooling-links.ts'
import { address, lifeState, listedPart, partInList, stateOf } from '../answers/part-shapes.ts'
import { partAddress } from '../answers/part-files.ts'
import { resolvePart } from '../answers/resolve-part.ts'
import { distinctLinks, pageLink } from '../answers/resource-links.ts'
import { defineTool, localeInput } from '../answers/tool.ts'
import type { ToolContext } from '../answers/tool.ts'
import {
  missingNote,
  missingValue,
  noteOnMissing,
  typed,
  typedValue,
} from '../answers/typed-values.ts'
import { partNumberInput } from './get-part-number.ts'

const unlisted = z
  .array(z.string())
  .describe('Part numbers that the company names, but that have no page.')

const output = z.object({
  part_number: z.string(),
  address,
  state: lifeState,
  sets: z
    .array(
      z.object({
        parts: z.array(
          z.object({
            role: z.string(),
            label: z.string(),
            any_of: z.array(partInList).describe('Alternatives: one of these is used.'),
            unlisted,
          }),
        ),
        conditions: z.array(typedValue),
        missing: z.array(missingValue).describe('Conditions that are not stated for this set.'),
      }),
    )
    .describe('Each set: with one part of each role the part number is applied as stated.'),
  serves: z
    .array(
      z.object({
        role: z.string(),
        label: z.string(),
        total: z.number().int(),
        part_numbers: z.array(partInList).describe('The first ones.'),
        address: z.string().describe('Address of the page with all of them.'),
      }),
    )
    .describe('What the part number itself is tooling of.'),
  missing_note: noteOnMissing,
})

export const findTooling = defineTool({
  name: 'find_tooling',
  title: 'Tooling of a part number',
  description:
    'Dies, tools and conditions with which a part number is applied, as the company states them, and the part numbers for which it is itself a die or tool. Only stated combinations are answered: never combine parts of different sets, and never conclude that another tool fits. Empty sets mean that nothing is stated.',
  module: 'tooling',
  input: z.strictObject({ part_number: partNumberInput, ...localeInput }),
  output,
  run: async ({ part_number: number }, context) => {
    const resolved = await resolvePart(number, context)
    const { part, product } = resolved
    const own = partAddress(resolved, context)
    const sets = product.tooling.rows
      .filter(({ part_number: applied }) => applied === part.part_number)
      .map((row) => setOf(row, product.tooling, context))
    const serves = await servedBy(part.part_number, product, context)
    const tools = sets.flatMap(({ parts }) => parts.flatMap(({ any_of: among }) => among))
    return {
      data: {
        part_number: part.part_number,
        address: own,
        state: stateOf(lifeOf(product, part.part_number), context),
        sets,
        serves,
        missing_note: missingNote,
      },
      links: distinctLinks([
        pageLink(own, part.part_number),
        ...tools.map(({ address: of, part_number: code }) => pageLink(of, code)),
      ]),
    }
  },
})

/** Parts of each role and conditions of a row. */
function setOf(row: ToolingRow, words: ToolingWords, context: ToolContext) {
  return {
    parts: words.roles.flatMap(({ key, label }) => {
      const named = row.parts[key] ?? []
      if (named.length === 0) return []
      const listed = named.flatMap((code) => partNamed(code, words, context) ?? [])
      const known = new Set(listed.map(({ part_number: code }) => code))
      return [
        { role: key, label, any_of: listed, unlisted: named.filter((code) => !known.has(code)) },
      ]
    }),
    conditions: words.conditions.flatMap(
      (condition) => typed(condition, row.values[condition.key], context.locale) ?? [],
    ),
    missing: words.conditions.flatMap(({ key, label, unit }) =>
      row.missing.includes(key) ? [{ key, label, unit: unit || null }] : [],
    ),
  }
}

function partNamed(code: string, { parts, products }: ToolingWords, context: ToolContext) {
  const part = parts.find(({ part_number: own }) => own === code)
  return part && listedPart(part, products, context)
}

/** Part numbers for which a part number is tooling, by role. */
async function servedBy(code: string, product: Answer<'product-read'>, context: ToolContext) {
  const { reader, locale, origin } = context
  const roles = product.serves.filter(({ part_number: tool }) => tool === code)
  return Promise.all(
    roles.map(async ({ role, count }) => {
      const filter = [`${role}:${code}`]
      const found = await reader.read('tooling-read', { query: { filter } })
      return {
        role,
        label: found.roles.find(({ key }) => key === role)?.label ?? role,
        total: count,
        part_numbers: found.data.flatMap(
          ({ part_number: applied }) => partNamed(applied, found, context) ?? [],
        ),
        address: origin + toolingPath(locale, filter),
      }
    }),
  )
}
