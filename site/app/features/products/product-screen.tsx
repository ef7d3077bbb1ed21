import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { ApplicationCards } from '#app/features/cards/application-cards.tsx'
import { PublicationCards } from '#app/features/cards/publication-cards.tsx'
import { CardGrid } from '#app/ui/cards/card-grid.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import { ListedProduct } from '#app/features/cards/listed-product.tsx'
import { dimensionedDrawing } from '#shared/product/dimensioned-drawing.ts'
import { readFilters } from '#app/features/listing/list-query.ts'
import { DrawingFigure } from './drawing-figure.tsx'
import { Gallery } from './gallery.tsx'
import { PrintHeader } from '#app/features/articles/print-header.tsx'
import { productJson } from './product-json.ts'
import { productBreadcrumbs } from './product-breadcrumbs.ts'
import { VariantsSection } from './variants-section.tsx'
import { VideoFacade } from '#app/features/articles/video-facade.tsx'
import { Article } from '#app/features/articles/article.tsx'
import { productPath } from '#shared/routes/detail-paths.ts'
import { PageBreadcrumbs } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'
import { WhereToBuy } from '#app/features/where-to-buy/where-to-buy.tsx'
import { ProductSummary } from './product-summary.tsx'
import styles from './product-screen.module.css'

/** A product: summary, variants, documents, related products. */
export async function load(args: LoadArguments<'product'>) {
  const { client, params, query } = args
  const product = await client('product-read', {
    params: { id: params.product },
    query: { category: params.category, subcategory: params.subcategory },
  })
  requireCanonical('product', args, product.alternates)
  return { product, filter: readFilters(query.filter) }
}

export const texts = [productTexts, whereToBuyTexts]

export const loader = screenLoader('product', load)

export const meta = screenMeta<typeof load>('product', ({ product, filter }, context) => ({
  title: product.seo.title,
  description: product.seo.description,
  alternates: product.alternates,
  image: product.main_image,
  noIndex: filter.length > 0,
  jsonLd: import.meta.env.SSR && ((url) => productJson(product, context, url)),
}))

export default function ProductScreen() {
  const { product, filter } = useScreenData<typeof load>()
  const locale = useLocale()
  const { reading } = useTexts(pageTexts)
  const texts = useTexts(productTexts)
  const { category, sub_category: subcategory } = product
  const drawing = dimensionedDrawing(product.documents)
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageBreadcrumbs
        breadcrumbs={[
          ...productBreadcrumbs(locale, category, subcategory),
          { label: product.family, href: productPath(product, locale) },
        ]}
      />
      <PrintHeader path={productPath(product, locale)} updatedAt={product.updated_at} />
      <div className={styles.top}>
        <Gallery pictures={product.pictures} family={product.family} />
        <ProductSummary product={product} />
      </div>
      {drawing ? <DrawingFigure drawing={drawing} /> : null}
      <VariantsSection key={`${product.id} ${filter.join()}`} product={product} filter={filter} />
      {product.text.html === '' ? null : (
        <Section title={texts.notes} ruled id="informacoes">
          <Article text={product.text} />
        </Section>
      )}
      <div className={`no-print ${styles.after}`}>
        <WhereToBuy key={product.id} product={product} />
        {product.video ? (
          <Section title={reading.video.title} ruled id="video">
            <VideoFacade video={product.video} picture={product.main_image} />
          </Section>
        ) : null}
        <ApplicationCards applications={product.applications} title={texts.applications} ruled />
        <PublicationCards publications={product.publications} title={reading.more} ruled />
        {product.tools.length > 0 ? (
          <Section title={texts.tools} ruled id="ferramentas">
            <CardGrid label={texts.tools}>
              {product.tools.map((tool) => (
                <ListedProduct key={tool.id} product={tool} />
              ))}
            </CardGrid>
          </Section>
        ) : null}
        {product.related.length > 0 ? (
          <Section title={texts.related} ruled id="relacionados">
            <CardGrid label={texts.related}>
              {product.related.map((related) => (
                <ListedProduct key={related.id} product={related} />
              ))}
            </CardGrid>
          </Section>
        ) : null}
      </div>
    </div>
  )
}
