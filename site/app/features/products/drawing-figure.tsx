import type { Answer } from '@vitrine/contract/client'
import { labelText, withoutLabels } from '@vitrine/contract/product/drawing-text'
import type { Part } from '@vitrine/contract/product/parts'
import { attributeText } from '@vitrine/contract/product/attribute-text'
import type { DimensionedDrawing } from '@vitrine/contract/product/part-documents'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { productTexts } from '#texts/product.js'
import styles from './drawing-figure.module.css'

/**
 * Dimensioned drawing; its letters are column symbols of the variants table. On the page of a part
 * number, its labels are text over the file, with the values of the part number
 * (docs/design/drawings.md).
 */
export function DrawingFigure({
  drawing,
  product: { attributes, documents, drawing_labels: labels },
  part,
  own,
}: {
  drawing: DimensionedDrawing
  product: Pick<Answer<'product-read'>, 'attributes' | 'documents' | 'drawing_labels'>
  part?: Part
  /** Path of the drawing with the values of the part number. */
  own?: string | undefined
}) {
  const locale = useLocale()
  const texts = useTexts(productTexts)
  const { url, width, height } = drawing
  const variant = labels.length > 0 ? part?.variant : undefined
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet}>
        <img
          src={variant ? `${url}#${withoutLabels}` : url}
          // programs that read the page as Markdown get the drawing with its labels
          data-whole={variant && own}
          width={width}
          height={height}
          alt={texts.drawing.alt}
          loading="lazy"
          decoding="async"
        />
        {variant ? (
          <svg viewBox={`0 0 ${width} ${height}`}>
            {labels.map((label) => (
              <text
                key={`${label.x} ${label.y}`}
                x={label.x}
                y={label.y}
                fontSize={label.size}
                textAnchor={label.anchor}
                transform={label.turned ? `rotate(-90 ${label.x} ${label.y})` : undefined}
              >
                {labelText(label, attributes, variant, (attribute, value) =>
                  attributeText(attribute, value, locale, texts),
                )}
              </text>
            ))}
          </svg>
        ) : null}
      </div>
      <figcaption className={styles.caption}>
        {variant ? null : (
          <span className={styles.title} lang={drawing.language ?? undefined}>
            {drawing.title}
          </span>
        )}
        <span>
          {variant ? texts.part.drawing({ code: variant.part_number }) : texts.drawing.letters}
        </span>
        <TextLink href={variant && own ? own : url} icon="arrow-up-right">
          {texts.drawing.open}
        </TextLink>
        {part === undefined && documents.some(({ kind }) => kind === 'model') ? (
          <TextLink href="#documents-model">{texts.drawing.model}</TextLink>
        ) : null}
      </figcaption>
    </figure>
  )
}
