import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { ApplicationCards } from '#app/features/cards/application-cards.tsx'
import { PostRows } from '#app/features/cards/post-rows.tsx'
import { PublicationCards } from '#app/features/cards/publication-cards.tsx'
import { Carousel } from '#app/ui/cards/carousel.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { homeTexts } from '#texts/home.js'
import { pageTexts } from '#texts/page.js'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { routePath } from '#shared/routes/table.ts'
import { CategoryIndex } from '#app/features/products/category-index.tsx'
import { Hero } from './hero.tsx'
import { homeJson } from './home-json.ts'
import styles from './home-screen.module.css'

/** Home: hero with search, product categories, most viewed content. */
export async function load({ client }: LoadArguments<'home'>) {
  return { home: await client('home-read') }
}

export const loader = screenLoader('home', load)

export const texts = [homeTexts]

export const meta = screenMeta<typeof load>('home', ({ home }, context) => ({
  title: home.hero.title,
  description: home.hero.text,
  image: home.hero.main_image,
  jsonLd: import.meta.env.SSR && ((url) => homeJson(context, url)),
}))

export default function HomeScreen() {
  const { home } = useScreenData<typeof load>()
  const locale = useLocale()
  const { catalogue } = useTexts(pageTexts)
  const own = useTexts(homeTexts)
  return (
    <div className={`wrap ${styles.screen}`}>
      <Hero hero={home.hero} totals={home.totals} />
      <CategoryIndex categories={home.categories} label={own.lines} />
      {home.most_accessed_products.length > 0 ? (
        <Section
          title={own.mostViewed}
          action={{ label: catalogue.home.allProducts, href: routePath('products', locale) }}
        >
          <Carousel label={own.mostViewed}>
            {home.most_accessed_products.map((product) => (
              <ListedProduct key={product.id} product={product} />
            ))}
          </Carousel>
        </Section>
      ) : null}
      <ApplicationCards
        applications={home.most_accessed_applications}
        title={own.applications}
        layout="carousel"
      />
      <PublicationCards
        publications={home.publications}
        title={own.publications}
        layout="carousel"
      />
      <PostRows posts={home.news} />
    </div>
  )
}
