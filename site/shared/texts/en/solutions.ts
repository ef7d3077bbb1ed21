import { plural } from '@vitrine/contract/format'
import type { solutions as source } from '#shared/texts/br/solutions.ts'

export const solutions: typeof source = {
  title: 'Solutions',
  description:
    'Where connections do their work: the problem on site, the assembly and the parts it takes.',
  count: (count) =>
    count === 0
      ? 'In preparation'
      : plural(count, 'en', { one: '{count} application', other: '{count} applications' }),
  applications: 'Applications',
  none: {
    title: 'There are no applications here yet',
    text: 'See the other solutions, or go straight to the product.',
  },
  about: 'About the application',
  marks: 'In the picture',
  products: 'Products for this application',
  publications: 'Read before you install',
  related: 'Other applications',
}
