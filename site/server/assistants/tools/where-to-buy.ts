import { z } from 'zod'
import { lifeOf } from '#shared/product/life-cycle.ts'
import { whereToBuyPath } from '#shared/routes/detail-paths.ts'
import { address, lifeState, stateOf } from '../answers/part-shapes.ts'
import { partAddress } from '../answers/part-files.ts'
import { resolvePart } from '../answers/resolve-part.ts'
import { pageLink } from '../answers/resource-links.ts'
import { defineTool, localeInput } from '../answers/tool.ts'
import { partNumberInput } from './get-part-number.ts'

const text = z.string().describe('Empty if not stated.')

const output = z.object({
  part_number: z.string(),
  state: lifeState,
  address,
  distributors: z.array(
    z.object({
      name: z.string(),
      street: text,
      city: text,
      region: text,
      postal_code: text,
      phone: text,
      whatsapp: text,
      email: text,
      website: text,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    }),
  ),
  sales_abroad: z
    .string()
    .nullable()
    .describe('The company’s own sales in other countries, with the countries served.'),
})

export const whereToBuy = defineTool({
  name: 'where_to_buy',
  title: 'Where to buy a part number',
  description:
    'Distributors that sell the product of a part number, with their addresses, and the company’s sales abroad. Stock and prices are not known: do not state any.',
  module: 'where-to-buy',
  input: z.strictObject({ part_number: partNumberInput, ...localeInput }),
  output,
  run: async ({ part_number: number }, context) => {
    const { reader, locale, origin } = context
    const resolved = await resolvePart(number, context)
    const { part, product } = resolved
    const found = await reader.read('product-distributors-list', {
      params: { id: String(product.id) },
    })
    const page = origin + whereToBuyPath(product, locale)
    return {
      data: {
        part_number: part.part_number,
        state: stateOf(lifeOf(product, part.part_number), context),
        address: page,
        distributors: found.data.map(
          ({ id: _, address: street, state: region, site: website, ...rest }) => ({
            ...rest,
            street,
            region,
            website,
          }),
        ),
        sales_abroad: found.sales_abroad,
      },
      links: [
        pageLink(page, 'where-to-buy'),
        pageLink(partAddress(resolved, context), part.part_number),
      ],
    }
  },
})
