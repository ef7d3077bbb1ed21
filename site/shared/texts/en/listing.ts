import { plural } from '@vitrine/contract/format'
import type { Messages } from '#shared/texts/messages.ts'

export const listing: Messages['listing'] = {
  search: { label: 'Search this list', placeholder: 'Part number or word', submit: 'Search' },
  sort: {
    label: 'Sort',
    relevance: 'Most relevant',
    'relevance-asc': 'Least relevant',
    title: 'A–Z',
    'title-desc': 'Z–A',
  },
  view: { label: 'View', grid: 'Grid', list: 'List' },
  filters: {
    title: 'Filters',
    open: 'Filter',
    close: 'Close filters',
    apply: 'Apply filters',
    clear: 'Clear all',
    remove: (label) => `Remove ${label}`,
    active: 'Active filters',
  },
  results: (count) =>
    count === 0
      ? 'No products'
      : plural(count, 'en', { one: '{count} product', other: '{count} products' }),
  codes: (count) =>
    plural(count, 'en', { one: '{count} part number', other: '{count} part numbers' }),
  resultsFor: (text) => `Results for “${text}”`,
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
  empty: {
    title: 'No product found',
    text: 'Check the part number: it can be written with or without hyphens. Or search with fewer words.',
    clear: 'See all products',
  },
  emptyCategory: {
    title: 'There are no products here yet',
    text: 'See the other lines of the catalog.',
  },
  matched: 'Part number found',
  see: 'See product',
  breadcrumbs: 'You are here',
}
