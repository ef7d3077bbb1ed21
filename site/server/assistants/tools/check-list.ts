import { z } from 'zod'
import type { Answer } from '@vitrine/contract/client'
import { lineStates, quantityDoubts } from '@vitrine/contract/endpoints/parts'
import { formerReasons } from '@vitrine/contract/shapes/former-part'
import { partListLimits, readItems } from '@vitrine/contract/part-list'
import { listFileEndings, listPath } from '#shared/parts-list/list-path.ts'
import { listedPart, partInList } from '../answers/part-shapes.ts'
import { fileLink, pageLink } from '../answers/resource-links.ts'
import { defineTool, localeInput } from '../answers/tool.ts'
import type { ToolContext } from '../answers/tool.ts'
import { ToolRefusal } from '../answers/tool-refusal.ts'
import { referenceOf, referenceShape } from './cross-reference.ts'

const fileTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const

const listed = partInList.extend({
  packing: z.number().nullable().describe('Number of pieces in a pack.'),
  gtin: z.string().nullable(),
  values: z.array(z.object({ label: z.string(), value: z.string() })),
})

const output = z.object({
  lines: z.array(
    z.object({
      number: z.number().int().describe('Line of the text, from 1.'),
      source: z.string().describe('Line as it was given.'),
      state: z
        .enum([...lineStates, 'text'])
        .describe(
          'found: one part number. equivalent: a number of another maker, candidates are equivalents by the grades in references. near: a similar number. several: several fit. unknown: nothing. text: a heading. Only found is certain: let the reader choose among candidates.',
        ),
      quantity: z.number().nullable().describe('Pieces; null: not stated.'),
      quantity_doubt: z
        .enum(quantityDoubts)
        .nullable()
        .describe(
          'Null: the quantity is certain. unstated: none. ambiguous: several numbers may be it. measured: a length or mass, see measure; a quantity is only proposed. withdrawn: struck out or not wanted. packs: packs of unknown size. Ask the reader in every case.',
        ),
      measure: z.string().nullable().describe('Length or mass in the line, such as 100 m.'),
      packs: z.number().nullable(),
      part: listed.nullable(),
      candidates: z.array(listed),
      references: z.array(referenceShape),
      former: z
        .object({
          part_number: z.string(),
          reason: z.enum(formerReasons).nullable(),
          day: z.string().nullable().describe('Since when it is gone, ISO 8601.'),
          replaced_by: z.string().nullable().describe('Part number, else title of the product.'),
        })
        .nullable()
        .describe('Set if the line is a part number that is no longer in the catalogue.'),
    }),
  ),
  counts: z.record(z.string(), z.number().int()).describe('Number of lines by state.'),
  address: z
    .string()
    .nullable()
    .describe('Page with the resulting list, to change it and ask for a quotation.'),
  left_out: z.array(z.string()).describe('Lines that the list on the page does not have.'),
})

export const checkList = defineTool({
  name: 'check_list',
  title: 'Check a parts list',
  description: `Reads a pasted list (a mail, rows of a spreadsheet; part numbers of this catalogue or of other makers, GTINs, with or without quantities) line by line, at most ${partListLimits.lines} lines. Says for each line what it is, with state and successor. Nothing is stored or ordered.`,
  input: z.strictObject({
    text: z.string().min(1).max(partListLimits.text).describe('The list, one item a line.'),
    ...localeInput,
  }),
  output,
  run: async ({ text }, context) => {
    const { reader, locale, origin } = context
    const count = (text.match(/^.*\S/gm) ?? []).length
    if (count === 0) throw new ToolRefusal('"text" has no line with text. Give one item a line.')
    if (count > partListLimits.lines)
      throw new ToolRefusal(
        `The text has ${count} lines; at most ${partListLimits.lines} are read in one call. Split it, nothing was read.`,
      )
    const found = await reader.read('lines-read', { body: { text } })
    const items = readItems(found.items)
    const path = (ending?: (typeof listFileEndings)[number]) =>
      origin + listPath(items, locale, ending)
    return {
      data: {
        lines: found.lines.map((line) => lineOf(line, found, context)),
        counts: Object.fromEntries(
          [...Map.groupBy(found.lines, ({ state }) => state)].map(([state, of]) => [
            state,
            of.length,
          ]),
        ),
        address: items.length > 0 ? path() : null,
        left_out: found.left_out,
      },
      links:
        items.length === 0
          ? []
          : [
              pageLink(path(), 'list'),
              ...listFileEndings.map((ending) =>
                fileLink({
                  uri: path(ending),
                  name: `list.${ending}`,
                  mimeType: fileTypes[ending],
                }),
              ),
            ],
    }
  },
})

type Found = Answer<'lines-read'>

const formerOf = (former: Found['lines'][number]['former']) =>
  former
    ? {
        part_number: former.part_number,
        reason: former.reason,
        day: former.at?.slice(0, 10) ?? null,
        replaced_by: former.successor?.part_number ?? former.successor?.product.title ?? null,
      }
    : null

function lineOf(line: Found['lines'][number], { products }: Found, context: ToolContext) {
  const shown = (part: NonNullable<typeof line.part>) => {
    const place = listedPart(part, products, context)
    const { packing, gtin, values } = part
    return place && { ...place, packing, gtin, values }
  }
  return {
    number: line.number,
    source: line.source,
    state: line.state,
    quantity: line.quantity,
    quantity_doubt: line.quantity_doubt,
    measure: line.measure,
    packs: line.packs,
    part: (line.part && shown(line.part)) ?? null,
    candidates: line.candidates.flatMap((part) => shown(part) ?? []),
    references: line.references.map((reference) => referenceOf(reference, products, context)),
    former: formerOf(line.former),
  }
}
