import type { Answer, Client } from '@vitrine/contract/client'

type Read = Answer<'cross-references-read'>

/** Makers with examples, and entries of each. */
const makersMost = 6
const entriesMost = 4

/** Entries of a maker, as an example of what is known. */
export interface Example {
  maker: Read['makers'][number]
  references: NonNullable<Read['listed']>['data']
  products: Read['products']
}

/** First entries of each maker, one for each number; those with a product of ours. */
export const loadExamples = (client: Client, makers: Read['makers']): Promise<Example[]> =>
  Promise.all(
    makers.slice(0, makersMost).map(async (maker) => {
      const { listed, products } = await client('cross-references-read', {
        query: { maker: maker.slug },
      })
      const known = (listed?.data ?? []).filter(({ product }) => product !== null)
      const numbers = [...new Set(known.map(({ number }) => number))].slice(0, entriesMost)
      const references = numbers.flatMap(
        (number) => known.find((one) => one.number === number) ?? [],
      )
      const shown = new Set(references.map(({ product }) => product))
      return { maker, references, products: products.filter(({ id }) => shown.has(id)) }
    }),
  )
