import { z } from 'zod'
import { partListLimits } from '../part-list.ts'
import { attribute, attributeValue } from '../shapes/attributes.ts'
import { id, productCard } from '../shapes/cards.ts'
import { crossReference } from '../shapes/cross-references.ts'
import { lifeMark, successor } from '../shapes/life-cycle.ts'
import { toolingRole } from '../shapes/tooling.ts'
import { listItems } from '../shapes/list-items.ts'
import { endpoint } from './endpoint.ts'

/** Text of as many lines as a list can have; blank ones do not count. */
const pastedText = z
  .string()
  .max(partListLimits.text)
  .refine((text) => (text.match(/^.*\S/gm) ?? []).length <= partListLimits.lines, {
    params: { text: 'lines' },
  })

/** A part number with its product, and what a list shows of it. */
const part = z.strictObject({
  part_number: z.string(),
  /** Id of its product, which is in `products`. */
  product: id,
  /** Title of the product for this part number: the figures in it are its own. */
  title: z.string(),
  /** Values that lists are filtered by, else the first ones, with their units. */
  values: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  /** Pieces in a pack. */
  packing: z.number().nullable(),
  gtin: z.string().nullable(),
  /** null: active. */
  state: lifeMark.nullable(),
  successor: successor.nullable(),
})

/** How a line was recognized. */
export const lineStates = ['found', 'equivalent', 'near', 'several', 'unknown'] as const

/**
 * `code`: as typed. `candidates`: part numbers that it may mean (`near`, `several`) or that stand in for
 * another maker's number (`equivalent`), best grade first. `packs`: packs that the code asks for in place of
 * pieces; `quantity` then is their pieces where the size of a pack is known.
 */
const listLine = z.strictObject({
  code: z.string(),
  quantity: z.number().nullable(),
  packs: z.number().nullable(),
  state: z.enum(lineStates),
  part: part.nullable(),
  candidates: z.array(part),
  /** Other maker's number by which the part was asked for, as its item has it after `~`. */
  asked: z.string().nullable(),
  /**
   * Entries of another maker's number: of `asked`, or in the state `equivalent` of the line; in the state
   * `near`, of numbers that are spelled like it.
   */
  references: z.array(crossReference),
})

const listed = z.strictObject({ lines: z.array(listLine), products: z.array(productCard) })

export const partsEndpoints = {
  /**
   * `items`: part numbers in any spelling, or GTINs, each with a quantity after a colon, separated by
   * commas; after a part number, `~` and the other maker's number by which it was asked for. The answer has a line for each, in their order, whether it exists or not.
   */
  'parts-read': endpoint({
    summary: 'The lines of a parts list.',
    query: z.strictObject({ items: listItems }),
    answer: listed,
  }),

  /** The same for more items than an address holds. */
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
   * `items`: as `parts-read` takes them, without their quantities, or products: a slug or former slug, or
   * the code of a family with one product. The first of `partListLimits.compared` differing ones are
   * columns, in their order; every other item is in `others`.
   */
  'comparison-read': endpoint({
    summary: 'Part numbers and products side by side, with the values of their attributes.',
    query: z.strictObject({ items: listItems }),
    answer: z.strictObject({
      columns: z.array(
        z.strictObject({
          /** As typed. */
          code: z.string(),
          product: id,
          /** null: the product, with the values of all its part numbers. */
          part_number: z.string().nullable(),
          /** Title of the product, for the part number. */
          title: z.string(),
          /** null: active. */
          state: lifeMark.nullable(),
          successor: successor.nullable(),
          /** Values that are stated, each once, by the key of their attribute. */
          values: z.record(z.string(), z.array(attributeValue)),
          /** What its product states beside its table. */
          facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
          /** Names of the certificates that hold for it. */
          certificates: z.array(z.string()),
          /** What applies it: part numbers by role, and the values of conditions, each once. */
          tooling: z.strictObject({
            parts: z.record(z.string(), z.array(z.string())),
            values: z.record(z.string(), z.array(attributeValue)),
          }),
        }),
      ),
      /** Roles and conditions of the columns' `tooling`. */
      tooling: z.strictObject({ roles: z.array(toolingRole), conditions: z.array(attribute) }),
      /** `repeated`: is a column already; `exceeding`: one too many. */
      others: z.array(
        z.strictObject({
          code: z.string(),
          state: z.enum(['equivalent', 'near', 'several', 'unknown', 'repeated', 'exceeding']),
          /** Part numbers that it may mean. */
          candidates: z.array(z.string()),
        }),
      ),
      /** Products of the columns, with the attributes of their tables in order. */
      products: z.array(productCard.extend({ attributes: z.array(attribute) })),
    }),
  }),

  /**
   * `text`: lines of a spreadsheet or a mail; `items`: list that they are added to. Every line that is
   * not blank is answered; `text` is the state of a line that names no part (a heading). `items` of the
   * answer: the list with the lines, as `parts-read` takes it; `left_out`: the lines that are not in it, the
   * first ones, shortened, and how many more there are.
   */
  'lines-read': endpoint({
    summary: 'Part numbers and quantities in a pasted text, line by line.',
    body: z.strictObject({ text: pastedText, items: listItems.optional() }),
    answer: z.strictObject({
      lines: z.array(
        listLine.extend({
          /** From 1, blank lines counted. */
          number: z.number().int(),
          /** As pasted. */
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
