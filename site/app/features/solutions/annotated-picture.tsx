import type { Answer } from '@vitrine/contract/client'
import { Link } from '#app/ui/elements/link.tsx'
import { MarkedPicture } from '#app/ui/content/marked-picture.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { solutionsTexts } from '#texts/solutions.js'
import { pictureMarks } from '#app/features/cards/picture-marks.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import styles from './annotated-picture.module.css'

/** Annotated picture with its parts list; a row and its mark have the same link. */
export function AnnotatedPicture({ application }: { application: Answer<'application-read'> }) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const solutions = useTexts(solutionsTexts)
  const parts = application.marks.flatMap(({ label, product }) =>
    product ? [{ label: label === '' ? product.family : label, product }] : [],
  )
  if (application.main_image === null && parts.length === 0) return null
  return (
    <div className={styles.assembly} data-listed={parts.length > 0 || undefined}>
      {application.main_image === null ? null : (
        <MarkedPicture
          image={application.main_image}
          marks={pictureMarks(application.marks, locale)}
          sizes="(min-width: 62rem) 64vw, 100vw"
          ratio={parts.length > 0 ? '4/3' : '16/9'}
          priority
        />
      )}
      {parts.length === 0 ? null : (
        <section className={styles.parts} aria-labelledby="parts">
          <h2 className={styles.heading} id="parts">
            {solutions.marks}
          </h2>
          <ol className={styles.list}>
            {parts.map(({ label, product }) => (
              <li key={`${label}${product.id}`} className={styles.part}>
                <span className={styles.code}>{label}</span>
                <div className={styles.words}>
                  <Link className={styles.link} href={productPath(product, locale)}>
                    {product.title}
                  </Link>
                  <span className={styles.figures}>
                    {[product.key_figures, listing.codes({ count: product.part_numbers.count })]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
