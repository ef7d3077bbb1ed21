import type { Answer } from '@vitrine/contract/client'
import { ToolRefusal } from './tool-refusal.ts'
import type { ToolContext } from './tool.ts'

export interface Scope {
  category?: string
  subcategory?: string
}

type Category = Answer<'product-categories-list'>['data'][number]

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const isNamed = (name: string, { slug, title }: { slug: string; title: string }): boolean =>
  folded(name) !== '' && [folded(slug), folded(title)].includes(folded(name))

/**
 * Slugs of a category and a subcategory, each named by slug or title. Refuses unknown names with
 * those that exist.
 */
export async function readScope(
  { category, subcategory }: { category?: string | undefined; subcategory?: string | undefined },
  { reader }: ToolContext,
): Promise<Scope> {
  if (category === undefined && subcategory === undefined) return {}
  const { data } = await reader.read('product-categories-list')
  const among = category === undefined ? data : data.filter((each) => isNamed(category, each))
  if (among.length === 0)
    throw new ToolRefusal(
      `There is no category “${category}”. Categories: ${data.map(({ title }) => title).join(' · ')}.`,
    )
  if (subcategory === undefined) return { category: among[0]?.slug ?? '' }
  const found = among.flatMap((parent) =>
    parent.subcategories
      .filter((each) => isNamed(subcategory, each))
      .map((each) => ({ parent, each })),
  )
  const [first, ...others] = found
  if (!first)
    throw new ToolRefusal(
      `There is no subcategory “${subcategory}”. Subcategories: ${subcategoriesOf(among)}.`,
    )
  if (others.length > 0)
    throw new ToolRefusal(
      `Several categories have a subcategory “${subcategory}”: name one in "category" too: ${found.map(({ parent }) => parent.title).join(' · ')}.`,
    )
  return { category: first.parent.slug, subcategory: first.each.slug }
}

/** Subcategories by category, for messages. */
export const subcategoriesOf = (categories: readonly Category[]): string =>
  categories
    .map(
      ({ title, subcategories }) =>
        `${title}: ${subcategories.map((each) => each.title).join(', ')}`,
    )
    .join(' · ')
