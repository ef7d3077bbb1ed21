import type { Answer } from '@vitrine/contract/client'
import type { Part } from '@vitrine/contract/product/parts'
import {
  dimensionedDrawing,
  labelledDrawing,
  withoutLabelledDrawings,
} from '@vitrine/contract/product/part-documents'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { comparedPath } from '#shared/comparison/compared-path.ts'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { partFacts } from '#shared/product/only-part.ts'
import { drawingFormats, partDrawingPath } from '#shared/product/part-drawing.ts'
import { contactPath } from '#shared/routes/contact-path.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { productTexts } from '#texts/product.js'
import { DrawingFigure } from './drawing-figure.tsx'
import { Gallery } from './gallery.tsx'
import { PartOrder } from './part-order.tsx'
import styles from './part-head.module.css'

/** Kinds of documents for CAD programs. */
const cadKinds = new Set(['drawing', 'model'])

/** Part number of the page: drawing, values, order, files. */
export function PartHead({
  product,
  part,
  title,
}: {
  product: Answer<'product-read'>
  part: Part
  /** Title of the product without values of other part numbers. */
  title: string
}) {
  const locale = useLocale()
  const texts = useTexts(productTexts)
  const { part_number: code } = part.variant
  const drawing = dimensionedDrawing(product.documents)
  const files = [
    ...(labelledDrawing(product) ? drawingFormats : []).map((format) => ({
      name: format.toUpperCase(),
      href: partDrawingPath(product, part, locale, format),
    })),
    ...withoutLabelledDrawings(product)
      .filter(({ kind }) => cadKinds.has(kind))
      .map(({ name, url }) => ({ name: name.split('.').at(-1)?.toUpperCase() ?? '', href: url })),
  ]
  return (
    <section className={styles.part} aria-label={code}>
      <div className={styles.about}>
        <header className={styles.title}>
          <Label tone="accent">
            {[product.sub_category?.title, product.family && texts.family({ code: product.family })]
              .filter(Boolean)
              .join(' · ')}
          </Label>
          <h1>{code}</h1>
          <p className={styles.description}>{title}</p>
        </header>
        <PartOrder key={code} code={code} />
        <div className={`no-print ${styles.actions}`}>
          <ButtonLink
            size="small"
            variant="secondary"
            icon="file"
            href={dataSheetPath(product, locale, part)}
          >
            {texts.sheet.title}
          </ButtonLink>
          <TextLink rel="nofollow" href={comparedPath(code, locale)}>
            {texts.part.compare}
          </TextLink>
          <TextLink href={contactPath(locale, { product: product.id, part: code })}>
            {texts.part.ask}
          </TextLink>
          {files.length > 0 ? (
            <span className={styles.files}>
              {texts.part.cad}
              {files.map(({ name, href }) => (
                <TextLink key={href} href={href}>
                  {name}
                </TextLink>
              ))}
            </span>
          ) : null}
        </div>
        <dl className={styles.values}>
          {partFacts(product, part.variant, locale, texts).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="no-print">
          <TextLink href={productPath(product, locale)}>{texts.part.family}</TextLink>
        </p>
      </div>
      <div className={styles.view}>
        {drawing ? (
          <DrawingFigure
            drawing={drawing}
            product={product}
            part={part}
            own={partDrawingPath(product, part, locale, 'svg')}
          />
        ) : (
          <Gallery pictures={product.pictures} family={product.family} />
        )}
      </div>
    </section>
  )
}
