import { dimensionedDrawing } from '@vitrine/contract/product/part-documents'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { PageBreadcrumbs } from '#app/core/breadcrumbs/page-breadcrumbs.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { PrintHeader } from '#app/features/articles/print-header.tsx'
import { Disclosure } from '#app/ui/controls/disclosure.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { designation } from '#shared/product/designation.ts'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'
import { productTexts } from '#texts/product.js'
import { DrawingFigure } from './drawing-figure.tsx'
import { Gallery } from './gallery.tsx'
import type { LoadedProduct } from './load-product.ts'
import { productBreadcrumbs } from './product-breadcrumbs.ts'
import { ProductIndex } from './product-index.tsx'
import { ProductSummary } from './product-summary.tsx'
import { partHead } from './lazy-part-head.ts'
import { sections } from './lazy-sections.ts'
import { VariantsSection } from './variants-section.tsx'
import styles from './product-page.module.css'

/** Page of a product, or of one of its part numbers: views, table, tools, documents. */
export function ProductPage() {
  const { product, part, title, table, links, notes, files, facts, life, served, day } =
    useScreenData<() => Promise<LoadedProduct>>()
  const locale = useLocale()
  const texts = useTexts(productTexts)
  const productHref = productPath(product, locale)
  const path = part ? partPath(product, part, locale) : productHref
  const drawing = dimensionedDrawing(product.documents)
  const summary = <ProductSummary product={product} facts={facts} path={path} />
  const variants = (
    <VariantsSection
      product={product}
      part={part}
      table={table}
      links={links}
      notes={notes}
      files={files}
    />
  )
  const lazySections = <sections.Section product={product} part={part} served={served} day={day} />
  return (
    <div className="wrap">
      <PageBreadcrumbs
        breadcrumbs={[
          ...productBreadcrumbs(locale, product.category, product.sub_category),
          { label: designation(product), href: productHref },
          ...(part ? [{ label: part.variant.part_number, href: path }] : []),
        ]}
      />
      <PrintHeader path={path} updatedAt={product.updated_at} />
      {life ? (
        <p className={styles.life} data-state={life.state}>
          <strong>{life.label}</strong>
          {life.text}
          {life.successor && <Link href={life.successor.href}>{life.successor.label}</Link>}
        </p>
      ) : null}
      {part ? (
        <>
          <partHead.Section product={product} part={part} title={title} />
          <div className={styles.main}>
            {summary}
            {lazySections}
            <div className={`no-print ${styles.family}`}>
              <Disclosure
                summary={texts.part.others}
                meta={String(product.variants.length)}
                open={table.filters.length > 0}
              >
                {variants}
              </Disclosure>
            </div>
          </div>
        </>
      ) : (
        <div className={styles.page}>
          <header className={styles.head}>
            <div className={styles.title}>
              <Label tone="accent">
                {[
                  product.sub_category?.title,
                  product.family && texts.family({ code: product.family }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Label>
              <h1>{product.title}</h1>
              <p className={styles.description}>{product.description}</p>
            </div>
            {drawing ? summary : null}
          </header>
          <div className={styles.columns}>
            <ProductIndex product={product} />
            <div className={styles.main}>
              <div className={styles.views}>
                <Gallery pictures={product.pictures} family={product.family} />
                {drawing ? <DrawingFigure drawing={drawing} product={product} /> : summary}
              </div>
              {variants}
              {lazySections}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
