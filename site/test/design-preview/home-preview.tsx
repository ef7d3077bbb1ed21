import { ApplicationCard } from '../../app/ui/cards/application-card.tsx'
import { CardGrid } from '../../app/ui/cards/card-grid.tsx'
import { Hero } from '../../app/ui/content/hero.tsx'
import { IndexList, IndexRow } from '../../app/ui/cards/index-row.tsx'
import { Split } from '../../app/ui/frame/layout.tsx'
import { MarkedPicture } from '../../app/ui/content/marked-picture.tsx'
import { PostRow } from '../../app/ui/cards/post-row.tsx'
import { ProductCard } from '../../app/ui/cards/product-card.tsx'
import { SearchForm } from '../../app/ui/controls/search-form.tsx'
import { Section } from '../../app/ui/frame/section.tsx'
import { applications, index, posts, products } from './catalogue.ts'
import { hero } from './pictures.ts'
import { texts } from './texts.ts'

export function HomePreview() {
  return (
    <>
      <Hero
        label="1.536 códigos · 124 famílias · NBR / IEC"
        title="Conexões que aguentam a corrente."
        lead={texts.type.lead}
        search={<SearchForm {...texts.search} size="large" />}
        tries={{
          label: 'Experimente',
          links: ['terminal 50 mm²', 'haste 5/8"', 'conector Al–Cu'].map((label) => ({
            label,
            href: `/busca?q=${label}`,
          })),
        }}
        picture={
          <MarkedPicture
            image={hero}
            sizes="(min-width: 992px) 58vw, 92vw"
            ratio="16/11"
            priority
            marks={texts.marks}
          />
        }
      />
      <IndexList>
        {index.map((row) => (
          <IndexRow key={row.href} {...row} />
        ))}
      </IndexList>
      <Section title="Mais consultados" action={{ label: 'Ver todos os produtos', href: '#p' }}>
        <CardGrid label="Mais consultados">
          {products.map((card) => (
            <ProductCard key={card.href} {...card} matched={undefined} />
          ))}
        </CardGrid>
      </Section>
      <Section title="Aplicações" action={{ label: 'Todas as soluções', href: '#s' }}>
        <Split
          gap="column"
          shares="7:5"
          first={applications[0] && <ApplicationCard {...applications[0]} />}
          second={applications[1] && <ApplicationCard {...applications[1]} tone="ink" />}
        />
      </Section>
      <Section title="Notícias" action={{ label: 'Arquivo', href: '#n' }}>
        {posts.map((row) => (
          <PostRow key={row.href} {...row} />
        ))}
      </Section>
    </>
  )
}
