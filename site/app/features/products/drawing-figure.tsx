import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useWords } from '#app/core/i18n/language.ts'
import { productWords } from '#shared/texts/words/product.ts'
import type { DimensionedDrawing } from '#shared/product/dimensioned-drawing.ts'
import styles from './drawing-figure.module.css'

/** Dimensioned drawing; its letters are columns of the variants table. */
export function DrawingFigure({ drawing }: { drawing: DimensionedDrawing }) {
  const { drawing: words } = useWords(productWords)
  return (
    <figure className={styles.figure}>
      <img
        className={styles.sheet}
        src={drawing.url}
        width={drawing.width}
        height={drawing.height}
        alt={words.alt}
        loading="lazy"
        decoding="async"
      />
      <figcaption className={styles.caption}>
        <span className={styles.title} lang={drawing.language ?? undefined}>
          {drawing.title}
        </span>
        <span>{words.letters}</span>
        <TextLink href={drawing.url} icon="arrow-up-right">
          {words.open}
        </TextLink>
      </figcaption>
    </figure>
  )
}
