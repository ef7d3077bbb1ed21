import type { Answer } from '@vitrine/contract/client'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { partFacts } from '#shared/product/only-part.ts'
import type { Part } from '@vitrine/contract/product/parts'
import { contactPath } from '#shared/routes/contact-path.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { productTexts } from '#texts/product.js'
import styles from './product-page.module.css'

/** The part number that the page is about: its figures, data sheet and contact. */
export function PartBar({ product, part }: { product: Answer<'product-read'>; part: Part }) {
  const locale = useLocale()
  const texts = useTexts(productTexts)
  const { part_number: code } = part.variant
  return (
    <section className={styles.part} aria-label={code}>
      <p className={styles.partNumber}>{code}</p>
      <dl className={styles.figures}>
        {partFacts(product, part.variant, locale, texts).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={`no-print ${styles.actions}`}>
        <ButtonLink
          size="small"
          variant="secondary"
          icon="file"
          href={dataSheetPath(product, locale, part)}
        >
          {texts.sheet.title}
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="secondary"
          icon="mail"
          href={contactPath(locale, { product: product.id, part: code })}
        >
          {texts.part.ask}
        </ButtonLink>
        <TextLink href={productPath(product, locale)}>{texts.part.family}</TextLink>
      </div>
    </section>
  )
}
