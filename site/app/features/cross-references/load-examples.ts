import type { Answer, Client } from '@vitrine/contract/client'

type Read = Answer<'cross-references-read'>

/** Maximum number of makers with examples, and of entries per maker. */
const maxMakers = 6
const entriesMost = 4

/** Example entries of a maker. */
export interface Example {
  maker: Read['makers'][number]
  references: NonNullable<Read['listed']>['data']
  products: Read['products']
}

/** First entries of each of the first makers, one per number; only those with a product. */
export const loadExamples = (client: Client, makers: Read['makers']): Promise<Example[]> =>
  Promise.all(
    makers.slice(0, maxMakers).map(async (maker) => {
      const { listed, products } = await client('cross-references-read', {
        query: { maker: maker.slug },
      })
      const known = (listed?.data ?? []).filter(({ product }) => product !== null)
      const numbers = [...new Set(known.map(({ number }) => number))].slice(0, entriesMost)
      const references = numbers.flatMap(
        (number) => known.find((entry) => entry.number === number) ?? [],
      )
      const shown = new Set(references.map(({ product }) => product))
      return { maker, references, products: products.filter(({ id }) => shown.has(id)) }
    }),
  )
