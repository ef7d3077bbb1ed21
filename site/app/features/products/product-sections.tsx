import { siteModules } from '@vitrine/configuration/modules'
import type { Answer } from '@vitrine/contract/client'
import type { Part } from '@vitrine/contract/product/parts'
import { ApplicationCards } from '#app/features/cards/application-cards.tsx'
import { OutdatedNote } from '#app/features/articles/outdated-note.tsx'
import { PublicationCards } from '#app/features/cards/publication-cards.tsx'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { RichText } from '#app/ui/content/rich-text.tsx'
import { Disclosure } from '#app/ui/controls/disclosure.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { VideoFacade } from '#app/features/articles/video-facade.tsx'
import { WhereToBuy } from '#app/features/where-to-buy/where-to-buy.tsx'
import { AppliedSection } from '#app/features/tooling/applied-section.tsx'
import { ServedSection } from '#app/features/tooling/served-section.tsx'
import type { Served } from '#app/features/tooling/served-section.tsx'
import { ReplacesSection } from '#app/features/cross-references/replaces-section.tsx'
import { onlyPart } from '#shared/product/only-part.ts'
import { ProductDocuments } from './product-documents.tsx'
import { curves } from './lazy-curves.ts'
import { sectionIds } from './section-ids.ts'

/** True if a product has a text, or had one that is withdrawn until it is translated. */
const hasNotes = ({ text, outdated_texts: outdated }: Answer<'product-read'>): boolean =>
  text.html !== '' || outdated !== null

function Notes({ product }: { product: Answer<'product-read'> }) {
  return (
    <>
      <OutdatedNote texts={product.outdated_texts} />
      <RichText html={product.text.html} />
    </>
  )
}

/** Sections of a product below its table. */
export function ProductSections({
  product,
  part,
  served,
  day,
}: {
  product: Answer<'product-read'>
  part: Part | undefined
  served: Served | undefined
  /** Day of the render, in the company's time zone. */
  day: string
}) {
  const texts = useTexts(productTexts)
  return (
    <>
      <AppliedSection
        product={product}
        partNumber={(part?.variant ?? onlyPart(product))?.part_number}
        id={sectionIds.tools}
      />
      <ServedSection product={product} served={served} id={sectionIds.serves} />
      {product.curves.length > 0 ? <curves.Section curves={product.curves} /> : null}
      {hasNotes(product) && !part ? (
        <Section title={texts.notes} ruled id={sectionIds.notes}>
          <Notes product={product} />
        </Section>
      ) : null}
      <ReplacesSection
        product={product}
        partNumber={(part?.variant ?? onlyPart(product))?.part_number}
      />
      <div className="no-print">
        {part ? (
          <>
            {hasNotes(product) ? (
              <Disclosure summary={texts.notes}>
                <Notes product={product} />
              </Disclosure>
            ) : null}
            <Disclosure summary={texts.documents}>
              <ProductDocuments product={product} part={part} day={day} />
            </Disclosure>
          </>
        ) : (
          <ProductDocuments product={product} part={part} day={day} />
        )}
      </div>
      {part ? null : <FamilySections product={product} />}
    </>
  )
}

/** Sections that only the product's page has; pages of its part numbers link to them. */
function FamilySections({ product }: { product: Answer<'product-read'> }) {
  const { reading } = useTexts(pageTexts)
  const texts = useTexts(productTexts)
  return (
    <div className="no-print">
      {siteModules.includes('where-to-buy') ? (
        <WhereToBuy key={product.id} product={product} id={sectionIds.whereToBuy} />
      ) : null}
      {product.video ? (
        <Section title={reading.video.title} ruled id={sectionIds.video}>
          <VideoFacade video={product.video} picture={product.main_image} />
        </Section>
      ) : null}
      <ApplicationCards
        applications={product.applications}
        title={texts.applications}
        id={sectionIds.applications}
        ruled
      />
      <PublicationCards
        publications={product.publications}
        title={reading.more}
        id={sectionIds.publications}
        ruled
      />
      {product.related.length > 0 ? (
        <Section title={texts.related} ruled id={sectionIds.related}>
          <CardGrid label={texts.related}>
            {product.related.map((related) => (
              <ListedProduct key={related.id} product={related} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
    </div>
  )
}
