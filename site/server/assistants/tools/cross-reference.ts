import { z } from 'zod'
import type { Answer } from '@vitrine/contract/client'
import { crossReferenceLimits } from '@vitrine/contract/list-limits'
import { grades } from '@vitrine/contract/shapes/reference-grades'
import type { Grade } from '@vitrine/contract/shapes/reference-grades'
import type { CrossReference } from '@vitrine/contract/shapes/types'
import { crossReferencesPath } from '#shared/product/cross-reference-links.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { address, markOf, stateMark } from '../answers/part-shapes.ts'
import { distinctLinks, pageLink } from '../answers/resource-links.ts'
import { defineTool, localeInput } from '../answers/tool.ts'
import type { ToolContext } from '../answers/tool.ts'
import { ToolRefusal } from '../answers/tool-refusal.ts'

/** Meaning of each grade for a reader. */
const meanings: Record<Grade, string> = {
  direct: 'The company states that its part stands in for the other one directly.',
  upgrade: 'The company states that its part does at least what the other one does.',
  similar: 'The company states that its part is similar: the differences have to be checked.',
  downgrade: 'The company states that its part does less than the other one.',
}

export const referenceShape = z.object({
  maker: z.string(),
  number: z.string().describe('Number of the other maker as printed.'),
  ours: z.string().describe('Part number, or family, of this catalogue.'),
  is_part_number: z
    .boolean()
    .describe('False: a family, whose part number is still to be chosen, or withdrawn.'),
  title: z.string().nullable(),
  address: z.string().nullable().describe('Page of ours; null: not in the catalogue any more.'),
  state: stateMark.nullable().describe('State of the product; null without a page.'),
  grade: z.enum(grades),
  meaning: z.string().describe('What the grade says. Tell the reader.'),
  note: z.string().nullable().describe('Difference that the company names. Tell the reader.'),
  source: z.string().nullable(),
  checked_on: z.string().nullable().describe('Day on which the company compared the two.'),
})

type Products = Answer<'cross-references-read'>['products']

/** Cross-reference with the address of our part. */
export function referenceOf(
  reference: CrossReference,
  products: Products,
  { locale, origin }: ToolContext,
): z.infer<typeof referenceShape> {
  const { maker, number, ours, part_number: code, title, grade, note, source } = reference
  const product = products.find(({ id }) => id === reference.product)
  return {
    maker: maker.name,
    number,
    ours,
    is_part_number: code !== null,
    title,
    address: product
      ? origin + productPath({ ...product, matched_part_number: code }, locale)
      : null,
    state: product ? markOf(product.state) : null,
    grade,
    meaning: meanings[grade],
    note,
    source,
    checked_on: reference.checked_on,
  }
}

const output = z.object({
  lines: z.array(
    z.object({
      asked: z.string(),
      is_known: z.boolean().describe('False: no equivalent is stated. Do not name one.'),
      equivalents: z.array(referenceShape).describe('Best grade first.'),
      own: z
        .object({ part_number: z.string(), title: z.string(), address })
        .nullable()
        .describe('Set if the number is a part number of this catalogue itself.'),
      similar: z
        .array(referenceShape)
        .describe('Entries of similar numbers, which are other parts: ask which is meant.'),
    }),
  ),
  makers: z.array(z.string()).describe('Makers of whose numbers equivalents are known.'),
  address,
})

export const crossReference = defineTool({
  name: 'cross_reference',
  title: 'Equivalents of other makers’ numbers',
  description:
    'For numbers of other makers: the equivalents that the company itself states, each with its grade, note and day of the check. Pass grade and note on. Where nothing is stated there is no equivalent; never guess one from dimensions or descriptions.',
  module: 'cross-references',
  input: z.strictObject({
    numbers: z
      .array(z.string().min(1).max(100))
      .min(1)
      .max(crossReferenceLimits.lines)
      .describe('Numbers as printed, with or without the maker’s name.'),
    ...localeInput,
  }),
  output,
  run: async ({ numbers }, context) => {
    const { reader, locale, origin } = context
    const text = numbers.map((number) => number.replaceAll(/\s+/g, ' ').trim()).join('\n')
    if (text.trim() === '') throw new ToolRefusal('"numbers" has no number in it.')
    if (text.length > crossReferenceLimits.text)
      throw new ToolRefusal(
        `The numbers have ${text.length} characters together; at most ${crossReferenceLimits.text} are accepted in one call. Split them.`,
      )
    const found = await reader.find('cross-references-read', { query: { numbers: text } })
    const page = origin + crossReferencesPath(locale, { numbers: text })
    const lines = (found?.lines ?? []).map(({ text: asked, references, own, near }) => {
      const product = found?.products.find(({ id }) => id === own?.product)
      const shown = (reference: CrossReference) =>
        referenceOf(reference, found?.products ?? [], context)
      return {
        asked,
        is_known: references.length > 0 || own !== null,
        equivalents: references.map(shown),
        own:
          own && product
            ? {
                part_number: own.part_number,
                title: own.title,
                address:
                  origin +
                  productPath({ ...product, matched_part_number: own.part_number }, locale),
              }
            : null,
        similar: near.map(shown),
      }
    })
    const unknown = numbers.map((asked) => ({
      asked,
      is_known: false,
      equivalents: [],
      own: null,
      similar: [],
    }))
    return {
      data: {
        // without cross-references the company states none
        lines: found ? lines : unknown,
        makers: (found?.makers ?? []).map(({ name }) => name),
        address: page,
      },
      links: distinctLinks([
        pageLink(page, 'cross-references'),
        ...lines.flatMap(({ equivalents }) =>
          equivalents.flatMap(({ address: of, ours }) => (of ? [pageLink(of, ours)] : [])),
        ),
      ]),
    }
  },
})
