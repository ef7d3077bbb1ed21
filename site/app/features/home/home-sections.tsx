import type { Block } from '@vitrine/contract/shapes/types'
import { ApplicationCards } from '#app/features/cards/application-cards.tsx'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { PostRows } from '#app/features/cards/post-rows.tsx'
import { PublicationCards } from '#app/features/cards/publication-cards.tsx'
import { CategoryIndex } from '#app/features/products/category-index.tsx'
import { Carousel } from '#app/ui/cards/carousel.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { homeTexts } from '#texts/home.js'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'

/** Kinds of blocks that the home page draws in its own way, as long as they have no ground. */
const ownKinds = ['categories', 'products', 'applications', 'publications', 'news'] as const

type OwnBlock = Extract<Block, { kind: (typeof ownKinds)[number] }>

/** What the home page shows of a block, without what only other pages show. */
export type HomeSection =
  | Pick<Extract<Block, { kind: 'categories' }>, 'id' | 'kind' | 'title' | 'categories'>
  | Pick<Extract<Block, { kind: 'products' }>, 'id' | 'kind' | 'title' | 'products' | 'action'>
  | Pick<Extract<Block, { kind: 'applications' }>, 'id' | 'kind' | 'title' | 'applications'>
  | Pick<Extract<Block, { kind: 'publications' }>, 'id' | 'kind' | 'title' | 'publications'>
  | Pick<Extract<Block, { kind: 'news' }>, 'id' | 'kind' | 'title' | 'news'>

/** True if the home page draws a block in its own way: as the product ships it. */
export const isOwnSection = (block: Block): block is OwnBlock =>
  (ownKinds as readonly string[]).includes(block.kind) &&
  block.ground === 'plain' &&
  'text' in block &&
  block.text === ''

/** A section of the home page; a block without a title has that of the product. */
export function OwnSection({ section }: { section: HomeSection }) {
  const locale = useLocale()
  const { catalogue } = useTexts(pageTexts)
  const own = useTexts(homeTexts)
  const { kind, title } = section
  switch (kind) {
    case 'categories':
      return <CategoryIndex categories={section.categories} label={title || own.lines} />
    case 'products':
      return section.products.length === 0 ? null : (
        <Section
          title={title || own.mostViewed}
          action={
            section.action
              ? { label: section.action.label, href: section.action.url }
              : { label: catalogue.home.allProducts, href: routePath('products', locale) }
          }
        >
          <Carousel label={title || own.mostViewed}>
            {section.products.map((product) => (
              <ListedProduct key={product.id} product={product} />
            ))}
          </Carousel>
        </Section>
      )
    case 'applications':
      return (
        <ApplicationCards
          applications={section.applications}
          title={title || own.applications}
          layout="carousel"
        />
      )
    case 'publications':
      return (
        <PublicationCards
          publications={section.publications}
          title={title || own.publications}
          layout="carousel"
        />
      )
    case 'news':
      return <PostRows posts={section.news} {...(title === '' ? {} : { title })} />
  }
}
