import { plural } from '@vitrine/contract/format'
import type { search as source } from '#shared/texts/br/search.ts'

export const search: typeof source = {
  title: 'Search',
  description: 'Search the catalog, the applications, the knowledge base and the news.',
  titleFor: (text) => `Search for “${text}”`,
  label: 'Search the site',
  placeholder: 'Part number or word, such as TC-50-10',
  submit: 'Search',
  kinds: {
    label: 'Kind of result',
    all: 'Everything',
    products: 'Products',
    applications: 'Applications',
    publications: 'Publications',
    news: 'News',
  },
  withCount: (kind, count) => `${kind}, ${count}`,
  results: (count) => plural(count, 'en', { one: '{count} result', other: '{count} results' }),
  seeAll: {
    products: (count) => `See all ${plural(count, 'en', { other: '{count} products' })}`,
    applications: (count) => `See all ${plural(count, 'en', { other: '{count} applications' })}`,
    publications: (count) => `See all ${plural(count, 'en', { other: '{count} publications' })}`,
    news: (count) => `See all ${plural(count, 'en', { other: '{count} news posts' })}`,
  },
  empty: {
    title: (text) => `Nothing found for “${text}”`,
    text: 'A part number can be written with or without hyphens. With words, try fewer of them, or the name of the part without its size.',
    products: 'Open the catalog',
  },
  emptyKind: (kind) => `No results in ${kind}`,
  everything: 'See all results',
  mostViewed: 'Most viewed products',
  applications: 'Most viewed applications',
  publications: 'Publications',
  lines: 'Product lines',
}
