import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
  title: 'Search',
  description: 'Search the catalog, the applications, the knowledge base and the news.',
  titleFor: (v) => `Search for “${v.text}”`,
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
  withCount: (v) => `${v.kind}, ${v.count}`,
  results: (v) =>
    plural(v.count, 'en', {
      one: `${number(v.count, 'en')} result`,
      other: `${number(v.count, 'en')} results`,
    }),
  seeAll: {
    products: (v) => `See all ${number(v.count, 'en')} products`,
    applications: (v) => `See all ${number(v.count, 'en')} applications`,
    publications: (v) => `See all ${number(v.count, 'en')} publications`,
    news: (v) => `See all ${number(v.count, 'en')} news posts`,
  },
  empty: {
    title: (v) => `Nothing found for “${v.text}”`,
    text: 'A part number can be written with or without hyphens. With words, try fewer of them, or the name of the part without its size.',
    products: 'Open the catalog',
  },
  emptyKind: (v) => `No results in ${v.kind}`,
  everything: 'See all results',
  mostViewed: 'Most viewed products',
  applications: 'Most viewed applications',
  publications: 'Publications',
  lines: 'Product lines',
}
