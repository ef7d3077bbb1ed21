import { z } from 'zod'
import { partListLimits } from '../part-list.ts'
import { attribute, attributeValue } from '../shapes/attributes.ts'
import { id, productCard } from '../shapes/cards.ts'
import { formerPart } from '../shapes/former-part.ts'
import { crossReference } from '../shapes/cross-references.ts'
import { lifeMark, successor } from '../shapes/life-cycle.ts'
import { toolingRole } from '../shapes/tooling.ts'
import { listItems } from '../shapes/list-items.ts'
import { endpoint } from './endpoint.ts'

/** Text with as many lines as a list can have; blank lines do not count. */
const pastedText = z
  .string()
  .max(partListLimits.text)
  .refine((text) => (text.match(/^.*\S/gm) ?? []).length <= partListLimits.lines, {
    params: { text: 'lines' },
  })

/** A part number with its product and the values that a list shows. */
const part = z.strictObject({
  part_number: z.string(),
  /** Id of the product, which is in `products`. */
  product: id,
  /** Title of the product for this part number, with the part number's own figures. */
  title: z.string(),
  /** Values of the filterable attributes, else of the first attributes, with units. */
  values: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  /** Number of pieces in a pack. */
  packing: z.number().nullable(),
  gtin: z.string().nullable(),
  /** State; null: active. */
  state: lifeMark.nullable(),
  successor: successor.nullable(),
})

/** Results of the recognition of a line. */
export const lineStates = ['found', 'equivalent', 'near', 'several', 'unknown'] as const

/**
 * Why a quantity is not certain. `unstated`: the line has none; `ambiguous`: several of its numbers
 * may be one; `measured`: the line states a length or mass, of which `quantity` are the pieces if
 * the part has one length that fits; `withdrawn`: the line is struck out or says that it is not
 * wanted; `packs`: packs of unknown size.
 */
export const quantityDoubts = ['unstated', 'ambiguous', 'measured', 'withdrawn', 'packs'] as const

/**
 * `code`: as typed. `candidates`: possible part numbers (`near`, `several`) or equivalents of
 * another maker's number (`equivalent`), best grade first. `packs`: number of packs, if the line
 * counts packs; `quantity` is then their number of pieces, if the size of a pack is known.
 */
const listLine = z.strictObject({
  code: z.string(),
  quantity: z.number().nullable(),
  packs: z.number().nullable(),
  /** Doubt about the quantity; null: it is certain. The part number has its own mark, `state`. */
  quantity_doubt: z.enum(quantityDoubts).nullable(),
  /** Length or mass that the line states in place of pieces: `100 m`. */
  measure: z.string().nullable(),
  state: z.enum(lineStates),
  part: part.nullable(),
  candidates: z.array(part),
  /** Other maker's number that was typed for the part: in the item, the text after `~`. */
  asked: z.string().nullable(),
  /**
   * Entries of another maker's number: of `asked`, or of the line in the state `equivalent`; in the
   * state `near`, entries with a similar number.
   */
  references: z.array(crossReference),
  /** What became of a code that was a part number, or the GTIN of one; absent: it was none. */
  former: formerPart.optional(),
})

const listed = z.strictObject({ lines: z.array(listLine), products: z.array(productCard) })

export const partsEndpoints = {
  /**
   * `items`: part numbers in any spelling, or GTINs, separated by commas, each with a quantity
   * after a colon; after a part number, `~` and the other maker's number that was typed for it. The
   * answer has a line for each item in the given order, also for unknown ones.
   */
  'parts-read': endpoint({
    summary: 'The lines of a parts list.',
    query: z.strictObject({ items: listItems }),
    answer: listed,
  }),

  /** Same as `parts-read`, for more items than a URL can contain. */
  'parts-find': endpoint({
    summary: 'The lines of many part numbers.',
    body: z.strictObject({
      items: z
        .array(
          z.strictObject({
            code: z.string().trim().min(1).max(partListLimits.code),
            quantity: z.number().positive().max(partListLimits.quantity).nullable().optional(),
          }),
        )
        .min(1)
        .max(partListLimits.posted),
    }),
    answer: listed,
  }),

  /**
   * `items`: in the format of `parts-read`, without quantities, or products: a slug or former slug,
   * or the code of a family with one product. The first `partListLimits.compared` distinct items
   * are columns, in the given order; every other item is in `others`.
   */
  'comparison-read': endpoint({
    summary: 'Part numbers and products side by side, with the values of their attributes.',
    query: z.strictObject({ items: listItems }),
    answer: z.strictObject({
      columns: z.array(
        z.strictObject({
          /** Code as typed. */
          code: z.string(),
          product: id,
          /**
           * Part number of the column; null: a product, with the values of all its part numbers.
           */
          part_number: z.string().nullable(),
          /** Title of the product, for the part number. */
          title: z.string(),
          /** State; null: active. */
          state: lifeMark.nullable(),
          successor: successor.nullable(),
          /** Distinct stated values, by the key of their attribute. */
          values: z.record(z.string(), z.array(attributeValue)),
          /** Further facts of the product, which are not in its table. */
          facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
          /** Names of the certificates that apply to the column. */
          certificates: z.array(z.string()),
          /** Tooling: part numbers by role, and distinct values of conditions. */
          tooling: z.strictObject({
            parts: z.record(z.string(), z.array(z.string())),
            values: z.record(z.string(), z.array(attributeValue)),
          }),
        }),
      ),
      /** Roles and conditions in `tooling` of the columns. */
      tooling: z.strictObject({ roles: z.array(toolingRole), conditions: z.array(attribute) }),
      /** `repeated`: already a column; `exceeding`: above the maximum number of columns. */
      others: z.array(
        z.strictObject({
          code: z.string(),
          state: z.enum(['equivalent', 'near', 'several', 'unknown', 'repeated', 'exceeding']),
          /** Possible part numbers. */
          candidates: z.array(z.string()),
        }),
      ),
      /** Products of the columns, with the attributes of their tables in order. */
      products: z.array(productCard.extend({ attributes: z.array(attribute) })),
    }),
  }),

  /**
   * `text`: lines of a spreadsheet or a mail; `items`: list to which they are added. The answer has
   * every line that is not blank; state `text`: a line without a part, such as a heading. `items`
   * of the answer: the resulting list, in the format of `parts-read`; `left_out`: the first lines
   * that are not in the list, shortened, and the number of further ones.
   */
  'lines-read': endpoint({
    summary: 'Part numbers and quantities in a pasted text, line by line.',
    body: z.strictObject({ text: pastedText, items: listItems.optional() }),
    answer: z.strictObject({
      lines: z.array(
        listLine.extend({
          /** Line number from 1, counting blank lines. */
          number: z.number().int(),
          /** Line as pasted. */
          source: z.string(),
          state: z.enum([...lineStates, 'text']),
        }),
      ),
      products: z.array(productCard),
      items: z.string(),
      left_out: z.array(z.string()),
    }),
  }),
}
