import { ApplicationCard } from '#app/ui/cards/application-card.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Carousel } from '#app/ui/cards/carousel.tsx'
import { IndexList, IndexRow } from '#app/ui/cards/index-row.tsx'
import { Split } from '#app/ui/frame/layout.tsx'
import { LeadStory } from '#app/ui/cards/lead-story.tsx'
import { MarkedPicture } from '#app/ui/content/marked-picture.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { PostRow } from '#app/ui/cards/post-row.tsx'
import { ProductCard } from '#app/ui/cards/product-card.tsx'
import { PublicationCard } from '#app/ui/cards/publication-card.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import type { GalleryTexts } from './gallery-texts.ts'
import styles from './gallery.module.css'

export function CardsGallery({ texts }: { texts: GalleryTexts }) {
  const { sections, products } = texts
  return (
    <>
      <Section title={sections.pictures} ruled>
        <Split
          first={
            <MarkedPicture
              image={texts.picture}
              sizes="(min-width: 62rem) 58vw, 92vw"
              ratio="16/11"
              marks={texts.marks}
            />
          }
          second={<Picture image={null} sizes="40vw" ratio="16/11" code={products[0]?.family} />}
        />
      </Section>
      <Section title={sections.cards} ruled action={texts.action}>
        <CardGrid label={sections.cards}>
          {products.slice(0, 4).map((card) => (
            <ProductCard key={card.href} {...card} />
          ))}
        </CardGrid>
        <div className={styles.below}>
          <CardGrid label={sections.cards} phone="stack">
            {products.slice(0, 3).map((card) => (
              <ProductCard key={card.href} {...card} size="small" />
            ))}
          </CardGrid>
        </div>
        <div className={styles.below}>
          {products.slice(0, 2).map((card) => (
            <ProductCard key={card.href} {...card} size="list" />
          ))}
        </div>
        <div className={styles.below}>
          <CardGrid label={sections.cards} phone="stack" columns={2}>
            {texts.applications.map((card, index) => (
              <ApplicationCard
                key={card.href}
                {...card}
                tone={index % 2 === 0 ? 'accent' : 'ink'}
              />
            ))}
          </CardGrid>
        </div>
        <div className={styles.below}>
          <Carousel label={sections.cards}>
            {texts.publications.map((card) => (
              <PublicationCard key={card.href} {...card} />
            ))}
          </Carousel>
        </div>
      </Section>
      <Section title={sections.rows} ruled>
        <IndexList>
          {texts.index.map((row) => (
            <IndexRow key={row.href} {...row} headingLevel={3} />
          ))}
        </IndexList>
        <div className={styles.below}>
          {texts.posts.slice(0, 1).map((post) => (
            <LeadStory
              key={post.href}
              href={post.href}
              image={texts.picture}
              label={post.category ?? post.date}
              meta={post.date}
              title={post.title}
              description={post.description ?? ''}
            />
          ))}
        </div>
        <div className={styles.below}>
          {texts.posts.map((row) => (
            <PostRow key={row.href} {...row} />
          ))}
        </div>
      </Section>
    </>
  )
}
