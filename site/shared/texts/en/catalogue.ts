import { plural } from '@vitrine/contract/format'
import type { Messages } from '#shared/texts/messages.ts'

export const catalogue: Messages['catalogue'] = {
  home: {
    title: 'Home',
    examples: 'Try searching for',
    lines: 'Product lines',
    mostViewed: 'Most viewed',
    allProducts: 'See all products',
    applications: 'Applications',
    publications: 'Knowledge base',
    news: 'News',
    search: 'Part number or product',
    allSolutions: 'All solutions',
    seeApplication: 'See application',
    allPublications: 'The whole knowledge base',
    allNews: 'All news',
    families: (count) => plural(count, 'en', { one: '{count} family', other: '{count} families' }),
  },
  products: {
    title: 'Products',
    description:
      'Catalog of terminals, connectors, grounding and data networks, with part-number tables and drawings.',
    lines: 'Product lines',
    all: 'All products',
  },
  category: { subcategories: 'Subcategories', products: 'Products' },
}
