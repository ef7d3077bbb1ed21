import { plural } from '@vitrine/contract/format'
import type { knowledge as source } from '#shared/texts/br/knowledge.ts'

export const knowledge: typeof source = {
  title: 'Knowledge base',
  description: 'Short guides with tables, for those who design, buy and install.',
  search: { label: 'Search the knowledge base', placeholder: 'Subject, standard or word' },
  count: (count) =>
    count === 0
      ? 'No publications'
      : plural(count, 'en', { one: '{count} publication', other: '{count} publications' }),
  sections: 'Sections',
  others: 'Other sections',
  nothing: { title: 'No publication found', text: 'Try fewer words, or choose a section below.' },
  empty: {
    title: 'There are no publications here yet',
    text: 'See the other sections of the knowledge base.',
  },
  see: 'See the whole knowledge base',
}
