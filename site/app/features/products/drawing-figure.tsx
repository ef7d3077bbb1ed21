import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useTexts } from '#app/core/language.ts'
import { productTexts } from '#texts/product.js'
import type { DimensionedDrawing } from '#shared/product/dimensioned-drawing.ts'
import styles from './drawing-figure.module.css'

/** Dimensioned drawing; its letters are columns of the variants table. */
export function DrawingFigure({ drawing }: { drawing: DimensionedDrawing }) {
  const { drawing: texts } = useTexts(productTexts)
  return (
    <figure className={styles.figure}>
      <img
        className={styles.sheet}
        src={drawing.url}
        width={drawing.width}
        height={drawing.height}
        alt={texts.alt}
        loading="lazy"
        decoding="async"
      />
      <figcaption className={styles.caption}>
        <span className={styles.title} lang={drawing.language ?? undefined}>
          {drawing.title}
        </span>
        <span>{texts.letters}</span>
        <TextLink href={drawing.url} icon="arrow-up-right">
          {texts.open}
        </TextLink>
      </figcaption>
    </figure>
  )
}
